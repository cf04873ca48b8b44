import { ui } from '../api';
import type { EntryContent } from '../kit';
import FlexGaps from './examples/flex-gaps.example';

const flex: EntryContent = {
  examples: [
    {
      title: 'Rows and columns',
      text: 'Gaps are steps of the 4 px grid.',
      show: FlexGaps,
      source: () => import('./examples/flex-gaps.example?source'),
    },
  ],
  use: ['For a few elements in a row or column. Write styles for anything more complex.'],
  api: [ui('Flex')],
};
export default flex;
