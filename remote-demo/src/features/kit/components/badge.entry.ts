import { ui } from '../api';
import type { EntryContent } from '../kit';
import Badges from './examples/badges.example';

const badge: EntryContent = {
  examples: [
    {
      title: 'Counts',
      text: 'Nothing is shown for zero.',
      show: Badges,
      source: () => import('./examples/badges.example?source'),
    },
  ],
  use: ['For how many wait behind a word. A state is a Tag.'],
  api: [ui('Badge')],
};
export default badge;
