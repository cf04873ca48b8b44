import * as endpoints from '@praxis/contract/endpoints/appointment-requests';
import { claim } from '@praxis/contract/rules/appointments/claim';
import type { Handler, RecordRequest, Simulation } from '../../core/module';
import {
  auditAppointment,
  cancelBooked,
  checkInArrived,
  confirmRequested,
  declineRequested,
  proposeOther,
  rescheduleBooked,
} from '../appointments/staff-commands';
import { teamView } from '../appointments/view';
import { teamMemberOf } from '../caller';
import { handle } from '../handle';
import { requireCurrent } from '../require-owned';
import { table } from '../tables';

/** Loads the caller and the appointment, checks ownership and the version. */
function requestContext(request: RecordRequest, simulation: Simulation) {
  const caller = teamMemberOf(request, simulation);
  const appointment = requireCurrent(
    request,
    table(simulation.database, 'appointments'),
    ({ doctorId }) => caller.doctors.some(({ id }) => id === doctorId),
  );
  return { caller, memberId: caller.member.id, appointment };
}

export const claimRequest = handle(endpoints.claimRequest, (request, simulation) => {
  const { caller, memberId, appointment } = requestContext(request, simulation);
  const claimed = claim(appointment, memberId, simulation.now());
  table(simulation.database, 'appointments').put(claimed);
  auditAppointment(simulation, caller.user, claimed);
  return teamView(simulation, claimed, memberId);
});

export const confirmRequest = handle(endpoints.confirmRequest, (request, simulation) => {
  const { caller, memberId, appointment } = requestContext(request, simulation);
  return teamView(simulation, confirmRequested(simulation, caller, appointment), memberId);
});

export const declineRequest = handle(endpoints.declineRequest, (request, simulation) => {
  const { caller, memberId, appointment } = requestContext(request, simulation);
  return teamView(simulation, declineRequested(simulation, caller, appointment), memberId);
});

export const proposeRequest = handle(endpoints.proposeRequest, (request, simulation) => {
  const { caller, memberId, appointment } = requestContext(request, simulation);
  const { proposedStartAt } = request.body;
  const proposed = proposeOther(simulation, caller, appointment, proposedStartAt);
  return teamView(simulation, proposed, memberId);
});

export const rescheduleRequest = handle(endpoints.rescheduleRequest, (request, simulation) => {
  const { caller, memberId, appointment } = requestContext(request, simulation);
  const { startAt } = request.body;
  return teamView(simulation, rescheduleBooked(simulation, caller, appointment, startAt), memberId);
});

export const cancelRequest = handle(endpoints.cancelRequest, (request, simulation) => {
  const { caller, memberId, appointment } = requestContext(request, simulation);
  const { code } = request.body;
  return teamView(simulation, cancelBooked(simulation, caller, appointment, code), memberId);
});

export const checkInRequest = handle(endpoints.checkInRequest, (request, simulation) => {
  const { caller, memberId, appointment } = requestContext(request, simulation);
  return teamView(simulation, checkInArrived(simulation, caller, appointment), memberId);
});

export const handlers: readonly Handler[] = [
  claimRequest,
  confirmRequest,
  declineRequest,
  proposeRequest,
  rescheduleRequest,
  cancelRequest,
  checkInRequest,
];
