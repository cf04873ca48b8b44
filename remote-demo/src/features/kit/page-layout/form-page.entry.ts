import { overlay } from '../api';
import type { EntryContent } from '../kit';
import FormPageProfile from './examples/form-page-profile.example';

const formPage: EntryContent = {
  examples: [
    {
      title: 'Sections',
      text: 'The buttons stay visible; leaving with unsaved changes asks for confirmation.',
      show: FormPageProfile,
      source: () => import('./examples/form-page-profile.example?source'),
      flush: true,
    },
  ],
  use: ['For settings and for long records.', 'Use FormDrawer for up to eight fields.'],
  api: [overlay('FormPage', 'FormSection')],
  links: ['/apps/user/edit', '/apps/invoice/edit'],
};
export default formPage;
