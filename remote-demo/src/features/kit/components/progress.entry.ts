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
    'For a part of a known whole. What has no known end is Loading.',
    'The figure stands beside the bar in words.',
  ],
  api: [page('ProgressBar', 'ProgressRing')],
};
export default progress;
