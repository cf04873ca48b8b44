import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Carousel from './examples/carousel.example';

const carousel: EntryContent = {
  examples: [
    {
      title: 'Told to move',
      text: 'It never moves by itself.',
      show: Carousel,
      source: () => import('./examples/carousel.example?source'),
    },
  ],
  use: [
    'For a few things of one kind, where the first says enough.',
    'Cards under each other where each matters.',
  ],
  api: [extensions('Carousel')],
};
export default carousel;
