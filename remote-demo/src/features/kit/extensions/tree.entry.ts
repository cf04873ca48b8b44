import { extensions } from '../api';
import type { EntryContent } from '../kit';
import TreeChoose from './examples/tree-choose.example';
import TreeCheck from './examples/tree-check.example';
import TreeLarge from './examples/tree-large.example';

const tree: EntryContent = {
  examples: [
    {
      title: 'Single selection',
      show: TreeChoose,
      source: () => import('./examples/tree-choose.example?source'),
    },
    {
      title: 'Checkboxes',
      text: 'A checked group includes everything in it.',
      show: TreeCheck,
      source: () => import('./examples/tree-check.example?source'),
    },
    {
      title: 'Two thousand entries',
      text: 'With a height, only visible rows are rendered.',
      show: TreeLarge,
      source: () => import('./examples/tree-large.example?source'),
    },
  ],
  use: ['For browsing hierarchies such as folders.', 'Use Menu or Tabs for a single level.'],
  api: [extensions('Tree')],
};
export default tree;
