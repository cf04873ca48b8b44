import { date } from '../api';
import type { EntryContent } from '../kit';
import Date from './examples/date.example';

const dateFields: EntryContent = {
  examples: [
    {
      title: 'Day, time, period',
      text: 'Typed or picked; always a local date, never a moment.',
      show: Date,
      source: () => import('./examples/date.example?source'),
    },
  ],
  use: ['With from and until, other days cannot be chosen.'],
  api: [date('DateField', 'DateRangeField', 'TimeField')],
};
export default dateFields;
