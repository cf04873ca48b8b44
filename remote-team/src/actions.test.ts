import {
  cancelRequest,
  checkInRequest,
  claimRequest,
  confirmRequest,
  declineRequest,
  listAppointmentRequests,
  proposeRequest,
  rescheduleRequest,
} from '@praxis/contract/endpoints/appointment-requests';
import {
  createTeamVacation,
  deleteTeamVacation,
  updateTeamVacation,
} from '@praxis/contract/endpoints/team-member';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { TeamAppointmentAction } from '@praxis/contract/entities/actions';
import type { RemoteBackEnd } from '@praxis/sdk/testing';
import {
  actionOfARow,
  chooseTime,
  testFormsUnderFaults,
} from '@praxis/sdk/testing/forms-under-faults';
import { recordOf } from '@praxis/sdk/testing/pages-under-faults';
import { remote } from './remote';

const toResponse = { requested: true };
const booked = { status: 'unfulfilled', perPage: 100 };

const request = (action: TeamAppointmentAction, query: object) =>
  recordOf<TeamAppointment>(
    'teamMember',
    listAppointmentRequests,
    '/team-member/appointment-requests',
    {
      query,
      where: ({ actions }) => actions.includes(action),
    },
  );

/** Plans two weeks off in February. */
async function timeOff({ api }: RemoteBackEnd): Promise<void> {
  const body = {
    kind: 'vacation',
    startAt: '2026-02-02T05:00:00.000Z',
    endAt: '2026-02-14T05:00:00.000Z',
    note: '',
  } as const;
  await (await api('teamMember')).call(createTeamVacation, { body });
}

testFormsUnderFaults(remote, {
  'to claim a request': {
    path: request('claim', toResponse),
    submit: 'Claim',
    sends: claimRequest,
  },
  'to confirm a request': {
    path: request('confirm', toResponse),
    submit: 'Confirm',
    sends: confirmRequest,
  },
  'to propose another time': {
    path: request('propose', toResponse),
    open: ['Propose another time', chooseTime],
    submit: 'Propose',
    sends: proposeRequest,
  },
  'to decline a request': {
    path: request('decline', toResponse),
    open: ['Decline'],
    submit: 'Decline request',
    sends: declineRequest,
  },
  'to check somebody in': {
    path: request('checkIn', booked),
    submit: 'Check in',
    sends: checkInRequest,
  },
  'to reschedule an appointment': {
    path: request('reschedule', booked),
    open: ['Reschedule', chooseTime],
    submit: 'Reschedule',
    sends: rescheduleRequest,
  },
  'to cancel an appointment': {
    path: request('cancel', booked),
    open: ['Cancel appointment'],
    enter: { Reason: 'Other' },
    submit: 'Cancel appointment',
    sends: cancelRequest,
  },
  'to change time off': {
    path: '/team-member/vacations',
    prepare: timeOff,
    open: [actionOfARow('Change')],
    enter: { Note: 'With the family' },
    submit: 'Save',
    sends: updateTeamVacation,
  },
  'to cancel time off': {
    path: '/team-member/vacations',
    prepare: timeOff,
    open: [actionOfARow('Cancel time off')],
    submit: 'Cancel time off',
    sends: deleteTeamVacation,
  },
});
