import { overlay } from '../api';
import type { EntryContent } from '../kit';
import Saved from './examples/saved.example';

const changes: EntryContent = {
  examples: [
    {
      title: 'Save and cancel',
      text: 'The buttons wait until something was changed.',
      show: Saved,
      source: () => import('./examples/saved.example?source'),
    },
  ],
  use: ['FormPage and FormDrawer do this for whole pages and drawers.'],
  api: [overlay('FormPage', 'FormSection')],
};
export default changes;
