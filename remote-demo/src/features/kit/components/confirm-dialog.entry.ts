import { overlay } from '../api';
import type { EntryContent } from '../kit';
import ConfirmRefund from './examples/confirm-refund.example';

const confirmDialog: EntryContent = {
  examples: [
    {
      title: 'Open it',
      show: ConfirmRefund,
      source: () => import('./examples/confirm-refund.example?source'),
    },
  ],
  use: [
    'Before what cannot be undone. What can be is done at once, with Undo.',
    'The button bears the verb and the figure, and never says OK.',
  ],
  api: [overlay('ConfirmDialog')],
};
export default confirmDialog;
