import type { EntryContent } from '../kit';
import Figures from './examples/type-figures.example';
import Scale from './examples/type-scale.example';

const typography: EntryContent = {
  examples: [
    {
      title: 'Scale',
      text: 'Six styles, each a custom property for `font`. Use at most three per screen.',
      show: Scale,
      source: () => import('./examples/type-scale.example?source'),
    },
    {
      title: 'Figures',
      text: 'Comparable numbers are right-aligned, with digits of equal width.',
      show: Figures,
      source: () => import('./examples/type-figures.example?source'),
    },
  ],
  use: [
    'Use title for the page, card title for cards, and body for all reading text.',
    'Use dense in tables and code, and caption for supplementary text.',
    'Prefer weight and color over size: secondary text has the same size as the text it explains.',
  ],
};
export default typography;
