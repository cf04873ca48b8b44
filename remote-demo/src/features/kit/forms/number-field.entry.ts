import { form } from '../api';
import type { EntryContent } from '../kit';
import Number from './examples/number.example';

const numberField: EntryContent = {
  examples: [
    {
      title: 'Amounts and figures',
      text: 'Written as the reader’s language does, with its own decimal sign.',
      show: Number,
      source: () => import('./examples/number.example?source'),
    },
  ],
  use: ['For every number that is calculated with. Phone numbers and codes are text.'],
  api: [form('NumberField')],
};
export default numberField;
