import type { EntryContent } from '../kit';
import FigureRow from './examples/figure-row.example';

const figures: EntryContent = {
  examples: [
    {
      title: 'A row of figures',
      show: FigureRow,
      source: () => import('./examples/figure-row.example?source'),
      flush: true,
    },
  ],
  use: ['Link each card to the list behind its figure.', 'Use a table for more than four figures.'],
};
export default figures;
