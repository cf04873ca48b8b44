import { select } from '../api';
import type { EntryContent } from '../kit';
import SelectOne from './examples/select-one.example';
import SelectSeveral from './examples/select-several.example';
import SelectSuggestions from './examples/select-suggestions.example';

const selectField: EntryContent = {
  examples: [
    {
      title: 'One of many',
      show: SelectOne,
      source: () => import('./examples/select-one.example?source'),
    },
    {
      title: 'Some of many',
      text: 'With takesTyped, what is typed is taken, too.',
      show: SelectSeveral,
      source: () => import('./examples/select-several.example?source'),
    },
    {
      title: 'Suggestions from the back end',
      text: 'The best ranked come first; what is typed narrows them.',
      show: SelectSuggestions,
      source: () => import('./examples/select-suggestions.example?source'),
    },
  ],
  use: ['For long lists that are searched. antd’s select comes once the hand is near.'],
  api: [select('SelectField', 'MultiSelectField')],
};
export default selectField;
