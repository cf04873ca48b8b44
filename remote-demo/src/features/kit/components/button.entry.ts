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
      text: 'One primary button a view. Quiet ones stand in cards and rows, danger is for what destroys.',
      show: Kinds,
      source: () => import('./examples/button-kinds.example?source'),
    },
    {
      title: 'Sizes and icons',
      show: Sizes,
      source: () => import('./examples/button-sizes.example?source'),
    },
    {
      title: 'Under way',
      text: 'A busy button keeps its width and the focus, and takes no further click.',
      show: Loading,
      source: () => import('./examples/button-loading.example?source'),
    },
    {
      title: 'Links that look like buttons',
      text: 'What goes to an address is a link: it can be opened in a new tab.',
      show: Links,
      source: () => import('./examples/button-links.example?source'),
    },
  ],
  use: [
    'For an act: the word is a verb with its object, such as “Save changes”.',
    'LinkButton for going somewhere, IconButton where a row has no room for words.',
    'Menu for more than three acts on one thing.',
  ],
  api: [ui('Button', 'LinkButton')],
};
export default button;
