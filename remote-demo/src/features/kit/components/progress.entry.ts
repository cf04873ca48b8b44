import { page } from '../api';
import type { EntryContent } from '../kit';
import ProgressParts from './examples/progress-parts.example';

const progress: EntryContent = {
  examples: [
    {
      title: 'Bar and ring',
      show: ProgressParts,
      source: () => import('./examples/progress-parts.example?source'),
    },
  ],
  use: [
    'For a part of a known total. Use Loading if the total is unknown.',
    'Show the figure as text next to the bar.',
  ],
  api: [page('ProgressBar', 'ProgressRing')],
};
export default progress;
