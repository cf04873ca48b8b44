import { overlay } from '../api';
import type { EntryContent } from '../kit';
import FormDialogNote from './examples/form-dialog-note.example';

const formDialog: EntryContent = {
  examples: [
    {
      title: 'Decline with a reason',
      text: 'Closing it with unsaved input asks for confirmation.',
      show: FormDialogNote,
      source: () => import('./examples/form-dialog-note.example?source'),
    },
  ],
  use: ['For a decision that needs input. Use FormDrawer for more than three fields.'],
  api: [overlay('FormDialog')],
};
export default formDialog;
