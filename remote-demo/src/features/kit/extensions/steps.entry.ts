import { extensions } from '../api';
import type { EntryContent } from '../kit';
import StepsAcross from './examples/steps-across.example';
import StepsDown from './examples/steps-down.example';

const steps: EntryContent = {
  examples: [
    {
      title: 'Horizontal',
      show: StepsAcross,
      source: () => import('./examples/steps-across.example?source'),
    },
    {
      title: 'Vertical, with an error',
      show: StepsDown,
      source: () => import('./examples/steps-down.example?source'),
    },
  ],
  use: [
    'For the progress of a process: an order, a review.',
    'Use Wizard if the user completes the steps.',
  ],
  api: [extensions('Steps')],
};
export default steps;
