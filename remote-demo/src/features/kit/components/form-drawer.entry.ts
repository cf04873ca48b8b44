import { overlay } from '../api';
import type { EntryContent } from '../kit';
import FormDrawerUser from './examples/form-drawer-user.example';

const formDrawer: EntryContent = {
  examples: [
    {
      title: 'Add a user',
      show: FormDrawerUser,
      source: () => import('./examples/form-drawer-user.example?source'),
    },
  ],
  use: [
    'For creating or editing a record over its list.',
    'Use FormPage for a form with its own page.',
  ],
  api: [overlay('FormDrawer')],
};
export default formDrawer;
