import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Rate from './examples/rate.example';

const rate: EntryContent = {
  examples: [
    {
      title: 'Stars',
      show: Rate,
      source: () => import('./examples/rate.example?source'),
    },
  ],
  use: ['For feedback after an event. Use RadioField for verbal answers.'],
  api: [extensions('RateField')],
};
export default rate;
