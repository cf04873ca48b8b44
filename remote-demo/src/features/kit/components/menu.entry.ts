import { ui } from '../api';
import type { EntryContent } from '../kit';
import MenuActions from './examples/menu-actions.example';
import MenuChoice from './examples/menu-choice.example';

const menu: EntryContent = {
  examples: [
    {
      title: 'Actions',
      text: 'Arrow keys and first letters move the focus; Escape closes the menu and returns the focus.',
      show: MenuActions,
      source: () => import('./examples/menu-actions.example?source'),
    },
    {
      title: 'Selecting an option',
      show: MenuChoice,
      source: () => import('./examples/menu-choice.example?source'),
    },
  ],
  use: [
    'For actions without room on the page, and for selecting an option in a toolbar.',
    'DataTable includes the menu of a row.',
  ],
  api: [ui('Menu')],
};
export default menu;
