import { ui } from '../api';
import type { EntryContent } from '../kit';
import LoadingShapes from './examples/loading-shapes.example';

const loading: EntryContent = {
  examples: [
    {
      title: 'Shapes',
      text: 'The skeleton has the shape of the content, and appears after 150 ms.',
      show: LoadingShapes,
      source: () => import('./examples/loading-shapes.example?source'),
    },
  ],
  use: [
    'In place of content while it loads, in its final shape.',
    'Buttons have a loading state of their own.',
  ],
  api: [ui('Loading', 'Skeleton')],
};
export default loading;
