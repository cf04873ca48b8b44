import { ui } from '../api';
import type { EntryContent } from '../kit';
import Avatars from './examples/avatars.example';

const avatar: EntryContent = {
  examples: [
    {
      title: 'Initials and sizes',
      text: 'The color is derived from the name, so a person looks the same everywhere.',
      show: Avatars,
      source: () => import('./examples/avatars.example?source'),
    },
  ],
  use: ['Next to the full name; Person shows both.'],
  api: [ui('Avatar')],
};
export default avatar;
