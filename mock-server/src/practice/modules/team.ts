import * as appointmentRequests from '@praxis/contract/endpoints/appointment-requests';
import * as teamMember from '@praxis/contract/endpoints/team-member';
import type { BackEndModule } from '../../core/module';

/** The endpoints for team members. */
export const teamModules: readonly BackEndModule[] = [
  {
    name: 'practice.appointment-requests-commands',
    endpoints: [
      appointmentRequests.claimRequest,
      appointmentRequests.confirmRequest,
      appointmentRequests.declineRequest,
      appointmentRequests.proposeRequest,
      appointmentRequests.cancelRequest,
      appointmentRequests.rescheduleRequest,
      appointmentRequests.checkInRequest,
    ],
    load: () =>
      import(
        /* webpackChunkName: "api-appointment-requests-commands" */ '../appointment-requests/commands'
      ),
  },
  {
    name: 'practice.appointment-requests',
    endpoints: [
      appointmentRequests.listAppointmentRequests,
      appointmentRequests.getAppointmentRequest,
    ],
    load: () =>
      import(/* webpackChunkName: "api-appointment-requests" */ '../appointment-requests/routes'),
  },
  {
    name: 'practice.team-member',
    endpoints: [
      teamMember.getTeamPractice,
      teamMember.listColleagues,
      teamMember.listTeamPlans,
      teamMember.listActivePatients,
    ],
    load: () => import(/* webpackChunkName: "api-team-member" */ '../team-member/routes'),
  },
  {
    name: 'practice.vacations-of-team',
    endpoints: [
      teamMember.listTeamVacations,
      teamMember.createTeamVacation,
      teamMember.previewTeamVacation,
      teamMember.getTeamVacation,
      teamMember.updateTeamVacation,
      teamMember.deleteTeamVacation,
    ],
    load: () => import(/* webpackChunkName: "api-vacations-of-team" */ '../vacations/team-routes'),
  },
];
