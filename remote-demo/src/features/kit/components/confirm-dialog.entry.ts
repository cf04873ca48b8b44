import { overlay } from '../api';
import type { EntryContent } from '../kit';
import ConfirmRefund from './examples/confirm-refund.example';

const confirmDialog: EntryContent = {
  examples: [
    {
      title: 'Confirm a refund',
      show: ConfirmRefund,
      source: () => import('./examples/confirm-refund.example?source'),
    },
  ],
  use: [
    'Before actions that can’t be undone. Run all others immediately and offer Undo.',
    'The button names the action and the amount, never “OK”.',
  ],
  api: [overlay('ConfirmDialog')],
};
export default confirmDialog;
