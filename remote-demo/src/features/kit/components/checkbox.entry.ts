import { ui } from '../api';
import type { EntryContent } from '../kit';
import CheckboxStates from './examples/checkbox-states.example';

const checkbox: EntryContent = {
  examples: [
    {
      title: 'States',
      show: CheckboxStates,
      source: () => import('./examples/checkbox-states.example?source'),
    },
  ],
  use: [
    'In rows of a table, where the row says what is chosen.',
    'In forms, CheckboxField: it has a label that is seen.',
  ],
  api: [ui('Checkbox')],
};
export default checkbox;
