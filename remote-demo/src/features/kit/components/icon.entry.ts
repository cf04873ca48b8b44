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
    'Next to its text: the icon is hidden from screen readers.',
    '18 px, or 16 px in small controls. The Icons page lists all icons in use.',
  ],
  api: [ui('Icon')],
};
export default icon;
