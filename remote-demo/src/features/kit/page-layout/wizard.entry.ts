import { overlay } from '../api';
import type { EntryContent } from '../kit';
import WizardSteps from './examples/wizard-steps.example';

const wizard: EntryContent = {
  examples: [
    {
      title: 'Three steps',
      show: WizardSteps,
      source: () => import('./examples/wizard-steps.example?source'),
    },
  ],
  use: [
    'For a form that is too long for one screen, or whose steps depend on each other.',
    'Three to five steps. Keep the input when the user goes back.',
  ],
  api: [overlay('Wizard')],
  links: ['/apps/ecommerce/checkout'],
};
export default wizard;
