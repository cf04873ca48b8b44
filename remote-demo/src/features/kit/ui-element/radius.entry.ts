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
  use: ['12 px for cards, 8 px for controls, 6 px for elements inside of controls.'],
};
export default radius;
