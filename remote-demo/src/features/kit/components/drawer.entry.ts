import { overlay } from '../api';
import type { EntryContent } from '../kit';
import DrawerOpen from './examples/drawer-open.example';

const drawer: EntryContent = {
  examples: [
    {
      title: 'View a record',
      show: DrawerOpen,
      source: () => import('./examples/drawer-open.example?source'),
    },
  ],
  use: [
    'For a record or a longer form next to its list.',
    'Use DetailDrawer if it has an address: it can be shared, and Back closes it.',
  ],
  api: [overlay('Drawer')],
};
export default drawer;
