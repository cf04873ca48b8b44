import { overlay } from '../api';
import type { EntryContent } from '../kit';
import ModalOpen from './examples/modal-open.example';

const modal: EntryContent = {
  examples: [
    {
      title: 'Share an invoice',
      show: ModalOpen,
      source: () => import('./examples/modal-open.example?source'),
    },
  ],
  use: [
    'For a short task over the page. Use a drawer if it needs an address.',
    'It is open while it is rendered, so its state resets each time.',
  ],
  api: [overlay('Modal')],
};
export default modal;
