import type { EntryContent } from '../kit';
import RadiusSteps from './examples/radius-steps.example';

const radius: EntryContent = {
  examples: [
    {
      title: 'Radii',
      show: RadiusSteps,
      source: () => import('./examples/radius-steps.example?source'),
    },
  ],
  use: ['12 px on cards, 8 on controls, 6 on what is inside of those.'],
};
export default radius;
