import { extensions } from '../api';
import type { EntryContent } from '../kit';
import TreeChoose from './examples/tree-choose.example';
import TreeCheck from './examples/tree-check.example';
import TreeLarge from './examples/tree-large.example';

const tree: EntryContent = {
  examples: [
    {
      title: 'One is chosen',
      show: TreeChoose,
      source: () => import('./examples/tree-choose.example?source'),
    },
    {
      title: 'Some are checked',
      text: 'A group stands for all in it.',
      show: TreeCheck,
      source: () => import('./examples/tree-check.example?source'),
    },
    {
      title: 'Two thousand entries',
      text: 'With a height, only the rows in sight are made.',
      show: TreeLarge,
      source: () => import('./examples/tree-large.example?source'),
    },
  ],
  use: [
    'For folders and other things in things that are looked through.',
    'A Menu or Tabs where there is one level.',
  ],
  api: [extensions('Tree')],
};
export default tree;
