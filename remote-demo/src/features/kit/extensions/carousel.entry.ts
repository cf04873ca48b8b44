import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Carousel from './examples/carousel.example';

const carousel: EntryContent = {
  examples: [
    {
      title: 'Manual navigation',
      text: 'It never advances automatically.',
      show: Carousel,
      source: () => import('./examples/carousel.example?source'),
    },
  ],
  use: [
    'For a few similar items, if the first one is enough for most.',
    'Stack cards if every item matters.',
  ],
  api: [extensions('Carousel')],
};
export default carousel;
