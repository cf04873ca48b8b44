import { overlay } from '../api';
import type { EntryContent } from '../kit';
import UnsavedDiscard from './examples/unsaved-discard.example';

const unsavedChanges: EntryContent = {
  examples: [
    {
      title: 'Discard changes',
      text: 'UnsavedChanges opens this dialog on navigation.',
      show: UnsavedDiscard,
      source: () => import('./examples/unsaved-discard.example?source'),
    },
  ],
  use: ['For editors outside of FormPage and FormDrawer, which include it.'],
  api: [overlay('UnsavedChanges', 'DiscardDialog')],
};
export default unsavedChanges;
