import { ui } from '../api';
import type { EntryContent } from '../kit';
import Badges from './examples/badges.example';

const badge: EntryContent = {
  examples: [
    {
      title: 'Counts',
      text: 'Zero renders nothing.',
      show: Badges,
      source: () => import('./examples/badges.example?source'),
    },
  ],
  use: ['For counts next to a label. Use Tag for a status.'],
  api: [ui('Badge')],
};
export default badge;
