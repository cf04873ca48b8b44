import { form } from '../api';
import type { EntryContent } from '../kit';
import Number from './examples/number.example';

const numberField: EntryContent = {
  examples: [
    {
      title: 'Amounts and figures',
      text: 'Formatted in the reader’s language, with its decimal separator.',
      show: Number,
      source: () => import('./examples/number.example?source'),
    },
  ],
  use: ['For numbers used in calculations. Phone numbers and codes are text.'],
  api: [form('NumberField')],
};
export default numberField;
