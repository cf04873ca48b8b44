import { form } from '../api';
import type { EntryContent } from '../kit';
import ChoiceFew from './examples/choice-few.example';
import ChoiceToggles from './examples/choice-toggles.example';

const choiceFields: EntryContent = {
  examples: [
    {
      title: 'One of a few',
      show: ChoiceFew,
      source: () => import('./examples/choice-few.example?source'),
    },
    {
      title: 'On or off',
      show: ChoiceToggles,
      source: () => import('./examples/choice-toggles.example?source'),
    },
  ],
  use: [
    'Radio buttons up to five choices, a select for more.',
    'A switch acts at once, a checkbox with the form.',
  ],
  api: [form('RadioField', 'NativeSelectField', 'CheckboxField', 'SwitchField')],
};
export default choiceFields;
