import { overlay } from '../api';
import type { EntryContent } from '../kit';
import FormPageProfile from './examples/form-page-profile.example';

const formPage: EntryContent = {
  examples: [
    {
      title: 'Sections',
      text: 'Its buttons stay in sight; leaving with unsaved changes asks.',
      show: FormPageProfile,
      source: () => import('./examples/form-page-profile.example?source'),
      flush: true,
    },
  ],
  use: [
    'For settings and for long records.',
    'Up to eight fields fit into a FormDrawer over the list.',
  ],
  api: [overlay('FormPage', 'FormSection')],
  links: ['/apps/user/edit', '/apps/invoice/edit'],
};
export default formPage;
