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
    'In table rows, where the row shows what is selected.',
    'Use CheckboxField in forms: it has a visible label.',
  ],
  api: [ui('Checkbox')],
};
export default checkbox;
