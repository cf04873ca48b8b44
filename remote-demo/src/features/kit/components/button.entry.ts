import { ui } from '../api';
import type { EntryContent } from '../kit';
import Kinds from './examples/button-kinds.example';
import Links from './examples/button-links.example';
import Loading from './examples/button-loading.example';
import Sizes from './examples/button-sizes.example';

const button: EntryContent = {
  examples: [
    {
      title: 'Kinds',
      text: 'One primary button per view. Use quiet buttons in cards and rows, and danger for destructive actions.',
      show: Kinds,
      source: () => import('./examples/button-kinds.example?source'),
    },
    {
      title: 'Sizes and icons',
      show: Sizes,
      source: () => import('./examples/button-sizes.example?source'),
    },
    {
      title: 'Loading',
      text: 'A loading button keeps its width and the focus, and ignores clicks.',
      show: Loading,
      source: () => import('./examples/button-loading.example?source'),
    },
    {
      title: 'Links that look like buttons',
      text: 'Navigation is a link, so it can be opened in a new tab.',
      show: Links,
      source: () => import('./examples/button-links.example?source'),
    },
  ],
  use: [
    'For actions: the label is a verb with its object, such as “Save changes”.',
    'Use LinkButton for navigation, and IconButton in rows without room for text.',
    'Use Menu for more than three actions on one item.',
  ],
  api: [ui('Button', 'LinkButton')],
};
export default button;
