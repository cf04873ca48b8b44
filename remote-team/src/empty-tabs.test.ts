import { testEmptyTabs } from '@praxis/sdk/testing/empty-tabs';
import { remote } from './remote';

testEmptyTabs(remote, [
  [
    '/team-member/active-patients?tab=expiring',
    'No subscriptions expiring soon',
    'Patients appear here once a doctor approves them.',
  ],
  [
    '/team-member/vacations?tab=ended',
    'No past vacations',
    'Add time off so colleagues know when you’re away.',
  ],
  [
    '/team-member/vacations?tab=cancelled',
    'No canceled vacations',
    'Add time off so colleagues know when you’re away.',
  ],
]);
