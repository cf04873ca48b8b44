import { overlay } from '../api';
import type { EntryContent } from '../kit';
import FormDialogNote from './examples/form-dialog-note.example';

const formDialog: EntryContent = {
  examples: [
    {
      title: 'Open it',
      text: 'Try to close it with something entered: it asks.',
      show: FormDialogNote,
      source: () => import('./examples/form-dialog-note.example?source'),
    },
  ],
  use: ['For a decision with something to enter. More than three fields are a FormDrawer.'],
  api: [overlay('FormDialog')],
};
export default formDialog;
