import { testEmptyTabs } from '@praxis/sdk/testing/empty-tabs';
import { remote } from './remote';

testEmptyTabs(remote, [
  [
    '/patient/appointments?tab=past',
    'No past appointments',
    'Your appointments appear here once you book.',
  ],
  [
    '/patient/appointments?tab=closed',
    'No canceled appointments',
    'Your appointments appear here once you book.',
  ],
  [
    '/patient/invoices?tab=open',
    'No invoices with this status',
    'Your first invoice appears here when it’s billed.',
  ],
]);
