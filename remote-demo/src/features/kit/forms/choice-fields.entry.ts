import { form } from '../api';
import type { EntryContent } from '../kit';
import ChoiceChips from './examples/choice-chips.example';
import ChoiceFew from './examples/choice-few.example';
import ChoicePills from './examples/choice-pills.example';
import ChoiceToggles from './examples/choice-toggles.example';

const choiceFields: EntryContent = {
  examples: [
    {
      title: 'One of a few options',
      show: ChoiceFew,
      source: () => import('./examples/choice-few.example?source'),
    },
    {
      title: 'One of many short options',
      show: ChoiceChips,
      source: () => import('./examples/choice-chips.example?source'),
    },
    {
      title: 'Several short options',
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
    'Use radio buttons for up to five options and a select for more; chips for comparing many short options, such as times; pills for selecting one or several of a few words.',
    'A switch applies immediately, a checkbox when the form is submitted.',
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
