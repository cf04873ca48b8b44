import { ui } from '../api';
import type { EntryContent } from '../kit';
import MenuActions from './examples/menu-actions.example';
import MenuChoice from './examples/menu-choice.example';

const menu: EntryContent = {
  examples: [
    {
      title: 'Actions',
      text: 'Arrow keys move, first letters jump, Escape closes and gives the focus back.',
      show: MenuActions,
      source: () => import('./examples/menu-actions.example?source'),
    },
    {
      title: 'A choice',
      show: MenuChoice,
      source: () => import('./examples/menu-choice.example?source'),
    },
  ],
  use: [
    'For more acts than have room, and for one of several choices in a toolbar.',
    'A row of a table gets its menu from DataTable.',
  ],
  api: [ui('Menu')],
};
export default menu;
