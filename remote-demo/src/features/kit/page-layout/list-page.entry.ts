import { list } from '../api';
import type { EntryContent } from '../kit';
import ListOfUsers from './examples/list-of-users.example';

const listPage: EntryContent = {
  examples: [
    {
      title: 'A list',
      text: 'Search, sort order and page are in the address: a link can be shared, and Back works.',
      show: ListOfUsers,
      source: () => import('./examples/list-of-users.example?source'),
      flush: true,
    },
  ],
  use: ['For every list of records in a menu.', 'Open records in a drawer over the list.'],
  api: [list('ListPage', 'ListToolbar', 'BulkBar')],
  links: ['/apps/invoice/list', '/apps/user/list'],
};
export default listPage;
