import { overlay } from '../api';
import type { EntryContent } from '../kit';
import FormDrawerUser from './examples/form-drawer-user.example';

const formDrawer: EntryContent = {
  examples: [
    {
      title: 'Open it',
      show: FormDrawerUser,
      source: () => import('./examples/form-drawer-user.example?source'),
    },
  ],
  use: [
    'For making or editing a record over its list.',
    'A form that is a page of its own is a FormPage.',
  ],
  api: [overlay('FormDrawer')],
};
export default formDrawer;
