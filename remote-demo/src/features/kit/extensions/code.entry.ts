import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Code from './examples/code.example';

const code: EntryContent = {
  examples: [
    {
      title: 'A code of six digits',
      text: 'Typed digit by digit, or pasted whole.',
      show: Code,
      source: () => import('./examples/code.example?source'),
    },
  ],
  use: ['For a code that was sent. Passwords take PasswordField.'],
  api: [extensions('CodeField')],
};
export default code;
