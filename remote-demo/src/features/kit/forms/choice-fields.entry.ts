import { form } from '../api';
import type { EntryContent } from '../kit';
import ChoiceChips from './examples/choice-chips.example';
import ChoiceFew from './examples/choice-few.example';
import ChoicePills from './examples/choice-pills.example';
import ChoiceToggles from './examples/choice-toggles.example';

const choiceFields: EntryContent = {
  examples: [
    {
      title: 'One of a few',
      show: ChoiceFew,
      source: () => import('./examples/choice-few.example?source'),
    },
    {
      title: 'One of many short ones',
      show: ChoiceChips,
      source: () => import('./examples/choice-chips.example?source'),
    },
    {
      title: 'Several of a few words',
      show: ChoicePills,
      source: () => import('./examples/choice-pills.example?source'),
    },
    {
      title: 'On or off',
      show: ChoiceToggles,
      source: () => import('./examples/choice-toggles.example?source'),
    },
  ],
  use: [
    'Radio buttons up to five choices, a select for more; chips where many short ones are compared, such as times; pills for a few words, of which one or several may be chosen.',
    'A switch acts at once, a checkbox with the form.',
  ],
  api: [
    form(
      'RadioField',
      'ChoiceChip',
      'ChoicePill',
      'NativeSelectField',
      'CheckboxField',
      'SwitchField',
    ),
  ],
};
export default choiceFields;
