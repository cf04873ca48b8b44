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
      title: 'Several of many',
      text: 'With `takesTyped`, typed values are accepted as well.',
      show: SelectSeveral,
      source: () => import('./examples/select-several.example?source'),
    },
    {
      title: 'Suggestions from the back end',
      text: 'Sorted by rank; typing filters them.',
      show: SelectSuggestions,
      source: () => import('./examples/select-suggestions.example?source'),
    },
  ],
  use: ['For long, searchable lists. antd’s select loads when the pointer approaches.'],
  api: [select('SelectField', 'MultiSelectField')],
};
export default selectField;
