import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Color from './examples/color.example';

const color: EntryContent = {
  examples: [
    {
      title: 'Hex code or palette',
      text: 'The button opens the palette, which starts with the chart colors.',
      show: Color,
      source: () => import('./examples/color.example?source'),
    },
  ],
  use: [
    'For objects that people color themselves: a label, a calendar.',
    'Not for statuses: the theme defines their colors.',
  ],
  api: [extensions('ColorField')],
};
export default color;
