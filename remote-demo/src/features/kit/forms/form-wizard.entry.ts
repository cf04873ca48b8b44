import { overlay } from '../api';
import type { EntryContent } from '../kit';
import Wizard from './examples/wizard.example';

const formWizard: EntryContent = {
  examples: [
    {
      title: 'Step by step',
      text: 'Completed steps can be revisited.',
      show: Wizard,
      source: () => import('./examples/wizard.example?source'),
    },
  ],
  use: [
    'For a form that is too long for one page, or whose later questions depend on earlier answers.',
  ],
  api: [overlay('Wizard')],
};
export default formWizard;
