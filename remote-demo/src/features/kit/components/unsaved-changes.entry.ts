import { overlay } from '../api';
import type { EntryContent } from '../kit';
import UnsavedDiscard from './examples/unsaved-discard.example';

const unsavedChanges: EntryContent = {
  examples: [
    {
      title: 'Discard?',
      text: 'UnsavedChanges asks this when the page is left.',
      show: UnsavedDiscard,
      source: () => import('./examples/unsaved-discard.example?source'),
    },
  ],
  use: ['On editors that are no FormPage or FormDrawer: those ask by themselves.'],
  api: [overlay('UnsavedChanges', 'DiscardDialog')],
};
export default unsavedChanges;
