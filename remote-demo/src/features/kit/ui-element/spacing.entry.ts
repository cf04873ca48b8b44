import type { EntryContent } from '../kit';
import SpaceSteps from './examples/space-steps.example';

const spacing: EntryContent = {
  examples: [
    {
      title: 'Steps',
      show: SpaceSteps,
      source: () => import('./examples/space-steps.example?source'),
    },
  ],
  use: [
    '24 px around a page (16 on a phone), 16 to 24 within cards.',
    '8 px between what belongs together, 24 between parts of a page.',
  ],
};
export default spacing;
