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
    'Where a form is too long for one screen, or a step depends on the one before.',
    'Three to five steps. What was entered stays when one goes back.',
  ],
  api: [overlay('Wizard')],
  links: ['/apps/ecommerce/checkout'],
};
export default wizard;
