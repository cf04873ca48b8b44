import { ui } from '../api';
import type { EntryContent } from '../kit';
import IconSizes from './examples/icon-sizes.example';

const icon: EntryContent = {
  examples: [
    {
      title: 'Sizes',
      show: IconSizes,
      source: () => import('./examples/icon-sizes.example?source'),
    },
  ],
  use: [
    'Beside the word that it stands for: it is hidden from screen readers.',
    '18 px, 16 in small controls. The Icons page has all that are in use.',
  ],
  api: [ui('Icon')],
};
export default icon;
