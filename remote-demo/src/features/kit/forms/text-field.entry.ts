import { form } from '../api';
import type { EntryContent } from '../kit';
import TextLine from './examples/text-line.example';
import TextArea from './examples/text-area.example';
import Password from './examples/password.example';

const textField: EntryContent = {
  examples: [
    {
      title: 'One line',
      show: TextLine,
      source: () => import('./examples/text-line.example?source'),
    },
    {
      title: 'Several lines',
      show: TextArea,
      source: () => import('./examples/text-area.example?source'),
    },
    {
      title: 'A password',
      show: Password,
      source: () => import('./examples/password.example?source'),
    },
  ],
  use: [
    'The label is a noun, the help text explains its purpose.',
    'Mark optional fields; all others are required.',
  ],
  api: [form('TextField', 'TextAreaField', 'PasswordField')],
};
export default textField;
