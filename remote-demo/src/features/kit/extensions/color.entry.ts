import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Color from './examples/color.example';

const color: EntryContent = {
  examples: [
    {
      title: 'Typed or picked',
      text: 'The button opens the palette; the colors of the charts come first.',
      show: Color,
      source: () => import('./examples/color.example?source'),
    },
  ],
  use: [
    'For what people name by color themselves: a label, a calendar.',
    'Statuses have their colors from the theme: nobody picks them.',
  ],
  api: [extensions('ColorField')],
};
export default color;
