import type { EntryContent } from '../kit';
import Figures from './examples/type-figures.example';
import Scale from './examples/type-scale.example';

const typography: EntryContent = {
  examples: [
    {
      title: 'Scale',
      text: 'Six styles, each a custom property for `font`. A screen uses three of them at most.',
      show: Scale,
      source: () => import('./examples/type-scale.example?source'),
    },
    {
      title: 'Figures',
      text: 'Numbers that are compared stand at the right and are all equally wide.',
      show: Figures,
      source: () => import('./examples/type-figures.example?source'),
    },
  ],
  use: [
    'Title for the page, card title for its cards, body for everything that is read.',
    'Dense in tables and code, caption for what only accompanies.',
    'Weight and color before size: secondary text is the same size as what it explains.',
  ],
};
export default typography;
