import { testEmptyTabs } from '@praxis/sdk/testing/empty-tabs';
import { remote } from './remote';

testEmptyTabs(remote, [
  [
    '/doctor/appointments?tab=fulfilled',
    'No fulfilled appointments',
    'Requests and bookings appear here.',
  ],
  ['/doctor/team?tab=deactivated', 'No deactivated members', 'Invite people to join your team.'],
  ['/doctor/vacations?tab=ended', 'No past vacations', 'Patients can’t book while you’re away.'],
  [
    '/doctor/vacations?tab=cancelled',
    'No canceled vacations',
    'Patients can’t book while you’re away.',
  ],
  [
    '/doctor/plans?tab=archived',
    'No archived plans',
    'Start with a draft. Patients see it once you publish it.',
  ],
]);
