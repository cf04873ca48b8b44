import { ui } from '../api';
import type { EntryContent } from '../kit';
import LoadingShapes from './examples/loading-shapes.example';

const loading: EntryContent = {
  examples: [
    {
      title: 'Shapes',
      text: 'The skeleton has the shape of what comes, and shows after 150 ms.',
      show: LoadingShapes,
      source: () => import('./examples/loading-shapes.example?source'),
    },
  ],
  use: [
    'In the place of what is on its way, in its final shape.',
    'A button that is busy shows it itself.',
  ],
  api: [ui('Loading', 'Skeleton')],
};
export default loading;
