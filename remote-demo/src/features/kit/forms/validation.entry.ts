import { form } from '../api';
import type { EntryContent } from '../kit';
import ValidationSchema from './examples/validation-schema.example';
import ValidationCheck from './examples/validation-check.example';
import ValidationServer from './examples/validation-server.example';

const validation: EntryContent = {
  examples: [
    {
      title: 'By a schema',
      text: 'The schema of the request judges the form. Faults show once a field was left or sending was tried.',
      show: ValidationSchema,
      source: () => import('./examples/validation-schema.example?source'),
    },
    {
      title: 'Across fields',
      show: ValidationCheck,
      source: () => import('./examples/validation-check.example?source'),
    },
    {
      title: 'By the server',
      text: 'Its faults go to their fields.',
      show: ValidationServer,
      source: () => import('./examples/validation-server.example?source'),
    },
  ],
  use: [
    'The contract’s schema is the rule; check adds what it cannot know.',
    'A fault says what to do next.',
  ],
  api: [form('Form', 'FormActions')],
};
export default validation;
