import { extensions } from '../api';
import type { EntryContent } from '../kit';
import Code from './examples/code.example';

const code: EntryContent = {
  examples: [
    {
      title: 'A six-digit code',
      text: 'Type the digits, or paste the code.',
      show: Code,
      source: () => import('./examples/code.example?source'),
    },
  ],
  use: ['For a code that was sent. Use PasswordField for passwords.'],
  api: [extensions('CodeField')],
};
export default code;
