import { overlay } from '../api';
import type { EntryContent } from '../kit';
import Saved from './examples/saved.example';

const changes: EntryContent = {
  examples: [
    {
      title: 'Save and cancel',
      text: 'The buttons are disabled until a value changes.',
      show: Saved,
      source: () => import('./examples/saved.example?source'),
    },
  ],
  use: ['FormPage and FormDrawer include this.'],
  api: [overlay('FormPage', 'FormSection')],
};
export default changes;
