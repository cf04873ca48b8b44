import { extensions } from '../api';
import type { EntryContent } from '../kit';
import TreeSelect from './examples/tree-select.example';

const treeSelect: EntryContent = {
  examples: [
    {
      title: 'Selecting several',
      text: 'Selecting a group selects everything in it.',
      show: TreeSelect,
      source: () => import('./examples/tree-select.example?source'),
    },
  ],
  use: ['For selecting several entries of a hierarchy.', 'Use MultiSelectField for a flat list.'],
  api: [extensions('TreeSelectField')],
};
export default treeSelect;
