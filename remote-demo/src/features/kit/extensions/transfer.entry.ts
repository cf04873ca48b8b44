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
    'Where what is left out matters as much as what is chosen.',
    'CheckboxField or MultiSelectField for fewer than ten.',
  ],
  api: [extensions('TransferField')],
};
export default transfer;
