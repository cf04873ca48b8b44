import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Transfer from './examples/transfer.example';

const transfer: EntryContent = {
  examples: [
    {
      title: 'Two lists',
      show: Transfer,
      source: () => import('./examples/transfer.example?source'),
    },
  ],
  use: [
    'When the excluded items matter as much as the included ones.',
    'Use CheckboxField or MultiSelectField for fewer than ten items.',
  ],
  api: [extensions('TransferField')],
};
export default transfer;
