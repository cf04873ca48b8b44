import { extensions } from '../api';
import type { EntryContent } from '../kit';
import SliderOne from './examples/slider-one.example';
import SliderRange from './examples/slider-range.example';

const slider: EntryContent = {
  examples: [
    {
      title: 'A value',
      show: SliderOne,
      source: () => import('./examples/slider-one.example?source'),
    },
    {
      title: 'A range',
      text: 'Each handle has a name and moves with the arrow keys.',
      show: SliderRange,
      source: () => import('./examples/slider-range.example?source'),
    },
  ],
  use: [
    'For approximate values: a radius, a volume, a price range.',
    'Use NumberField for exact values.',
  ],
  api: [extensions('SliderField', 'RangeField')],
};
export default slider;
