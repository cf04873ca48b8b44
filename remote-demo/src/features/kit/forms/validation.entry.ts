import { form } from '../api';
import type { EntryContent } from '../kit';
import ValidationSchema from './examples/validation-schema.example';
import ValidationCheck from './examples/validation-check.example';
import ValidationServer from './examples/validation-server.example';

const validation: EntryContent = {
  examples: [
    {
      title: 'By a schema',
      text: 'The schema of the request validates the form. Errors appear on blur or after a failed submit.',
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
      text: 'Its errors appear at their fields.',
      show: ValidationServer,
      source: () => import('./examples/validation-server.example?source'),
    },
  ],
  use: [
    'Use the contract’s schema; check adds rules that it can’t express.',
    'An error says what to do next.',
  ],
  api: [form('Form', 'FormActions')],
};
export default validation;
