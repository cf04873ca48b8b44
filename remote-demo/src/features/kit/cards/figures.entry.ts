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
  use: ['Each opens the list behind its figure.', 'More than four figures are a table.'],
};
export default figures;
