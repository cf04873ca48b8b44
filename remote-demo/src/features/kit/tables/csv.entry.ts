import type { EntryContent } from '../kit';
import Csv from './examples/csv.example';

const csv: EntryContent = {
  examples: [
    {
      title: 'Export a list',
      text: 'Values that a spreadsheet would read as formulas are escaped.',
      show: Csv,
      source: () => import('./examples/csv.example?source'),
    },
  ],
  use: ['ListPage includes the export: set csv.'],
};
export default csv;
