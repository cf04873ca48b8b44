import type { EntryContent } from '../kit';
import Csv from './examples/csv.example';

const csv: EntryContent = {
  examples: [
    {
      title: 'A list as a file',
      text: 'What a spreadsheet would take for a formula stays text.',
      show: Csv,
      source: () => import('./examples/csv.example?source'),
    },
  ],
  use: ['ListPage takes csv and does the rest.'],
};
export default csv;
