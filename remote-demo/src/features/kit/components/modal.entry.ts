import { overlay } from '../api';
import type { EntryContent } from '../kit';
import ModalOpen from './examples/modal-open.example';

const modal: EntryContent = {
  examples: [
    {
      title: 'Open it',
      show: ModalOpen,
      source: () => import('./examples/modal-open.example?source'),
    },
  ],
  use: [
    'For a short task over the page. An address of its own is a drawer.',
    'It is open while it is rendered, so its state begins anew each time.',
  ],
  api: [overlay('Modal')],
};
export default modal;
