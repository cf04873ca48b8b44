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
    '24 px around a page (16 px on a phone), 16 to 24 px within cards.',
    '8 px between related elements, 24 px between sections of a page.',
  ],
};
export default spacing;
