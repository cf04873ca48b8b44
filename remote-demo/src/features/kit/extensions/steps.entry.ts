import { extensions } from '../api';
import type { EntryContent } from '../kit';
import StepsAcross from './examples/steps-across.example';
import StepsDown from './examples/steps-down.example';

const steps: EntryContent = {
  examples: [
    {
      title: 'Across',
      show: StepsAcross,
      source: () => import('./examples/steps-across.example?source'),
    },
    {
      title: 'Down, with a fault',
      show: StepsDown,
      source: () => import('./examples/steps-down.example?source'),
    },
  ],
  use: [
    'For how far something is that goes on by itself: an order, a review.',
    'Wizard where somebody fills in step after step.',
  ],
  api: [extensions('Steps')],
};
export default steps;
