import { extensions } from '../api';
import type { EntryContent } from '../kit';
import TreeSelect from './examples/tree-select.example';

const treeSelect: EntryContent = {
  examples: [
    {
      title: 'Several of a tree',
      text: 'Choosing a group chooses all in it.',
      show: TreeSelect,
      source: () => import('./examples/tree-select.example?source'),
    },
  ],
  use: [
    'For several entries that belong to groups.',
    'MultiSelectField where there are no groups.',
  ],
  api: [extensions('TreeSelectField')],
};
export default treeSelect;
