import { overlay } from '../api';
import type { EntryContent } from '../kit';
import RecordDrawerInvoice from './examples/record-drawer-invoice.example';

const recordDrawer: EntryContent = {
  examples: [
    {
      title: 'An invoice',
      text: '`closeTo` is the list; its search is kept.',
      show: RecordDrawerInvoice,
      source: () => import('./examples/record-drawer-invoice.example?source'),
    },
  ],
  use: [
    'For viewing a record without leaving its list.',
    'Use a page for a record with many details.',
  ],
  api: [overlay('RecordDrawer', 'DetailDrawer')],
  links: ['/apps/todo', '/apps/calendar'],
};
export default recordDrawer;
