import {
  reinstateDoctor,
  rejectDoctor,
  suspendDoctor,
  verifyDoctor,
} from '@praxis/contract/endpoints/admin';
import {
  cancelRequest,
  checkInRequest,
  claimRequest,
  confirmRequest,
  declineRequest,
  proposeRequest,
  rescheduleRequest,
} from '@praxis/contract/endpoints/appointment-requests';
import { deleteTeamVacation, updateTeamVacation } from '@praxis/contract/endpoints/team-member';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import { view } from './view';

const reason = () => ({ reason: 'As we agreed' });

export const staffViews = [
  view<TeamAppointment>({
    name: 'an appointment of the practice',
    role: 'teamMember',
    lists: [
      'GET /api/v1/team-member/appointment-requests',
      'GET /api/v1/team-member/appointment-requests?closed=true',
    ],
    commands: {
      claim: { endpoint: claimRequest },
      confirm: { endpoint: confirmRequest },
      propose: {
        endpoint: proposeRequest,
        body: (_one, context) => ({ proposedStartAt: context.startIn(8) }),
      },
      decline: { endpoint: declineRequest },
      checkIn: { endpoint: checkInRequest },
      reschedule: {
        endpoint: rescheduleRequest,
        body: (_one, context) => ({ startAt: context.startIn(8) }),
      },
      cancel: { endpoint: cancelRequest, body: () => ({ code: 'other' }) },
    },
  }),

  view<TeamVacation>({
    name: 'a vacation that a team member sees',
    role: 'teamMember',
    lists: ['GET /api/v1/team-member/vacations'],
    commands: {
      edit: {
        endpoint: updateTeamVacation,
        body: ({ kind, startAt, endAt }) => ({ kind: kind ?? 'other', startAt, endAt }),
        // A doctor's vacation is only theirs to change.
        refusals: ['not_found'],
      },
      cancel: { endpoint: deleteTeamVacation, refusals: ['not_found'] },
    },
  }),

  view<AdminDoctor>({
    name: 'a doctor',
    role: 'admin',
    lists: ['GET /api/v1/admin/doctors'],
    commands: {
      verify: { endpoint: verifyDoctor },
      reject: { endpoint: rejectDoctor, body: reason },
      suspend: { endpoint: suspendDoctor, body: reason },
      reinstate: { endpoint: reinstateDoctor },
    },
  }),
];
