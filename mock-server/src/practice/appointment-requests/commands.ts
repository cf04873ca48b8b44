import type { Endpoint } from '@praxis/contract';
import {
  cancelRequest,
  checkInRequest,
  claimRequest,
  confirmRequest,
  declineRequest,
  proposeRequest,
  rescheduleRequest,
} from '@praxis/contract/endpoints/appointment-requests';
import { claim } from '@praxis/contract/rules/claim';
import { checkVersion } from '@praxis/contract/rules/versions';
import type { AreaModule, HandledRequest, Simulation } from '../../core/area';
import {
  auditAct,
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
import { own } from '../own';
import { table } from '../tables';

type Asking = Pick<HandledRequest<Endpoint>, 'bearer' | 'headers'> & { params: { id: string } };

/** The caller, and the appointment of the practice that the request is about, as they last saw it. */
function asked(request: Asking, simulation: Simulation) {
  const caller = teamMemberOf(request, simulation);
  const appointment = own(
    table(simulation.database, 'appointments').get(request.params.id),
    ({ doctorId }) => caller.doctors.some(({ id }) => id === doctorId),
  );
  checkVersion(appointment, request.headers['if-match']);
  return { caller, memberId: caller.member.id, appointment };
}

export const area: AreaModule = {
  handlers: [
    handle(claimRequest, (request, simulation) => {
      const { caller, memberId, appointment } = asked(request, simulation);
      const claimed = claim(appointment, memberId, simulation.now());
      table(simulation.database, 'appointments').put(claimed);
      auditAct(simulation, caller.user, claimed);
      return teamView(simulation, claimed, memberId);
    }),

    handle(confirmRequest, (request, simulation) => {
      const { caller, memberId, appointment } = asked(request, simulation);
      return teamView(simulation, confirmRequested(simulation, caller, appointment), memberId);
    }),

    handle(declineRequest, (request, simulation) => {
      const { caller, memberId, appointment } = asked(request, simulation);
      return teamView(simulation, declineRequested(simulation, caller, appointment), memberId);
    }),

    handle(proposeRequest, (request, simulation) => {
      const { caller, memberId, appointment } = asked(request, simulation);
      const { proposedStartAt } = request.body;
      const proposed = proposeOther(simulation, caller, appointment, proposedStartAt);
      return teamView(simulation, proposed, memberId);
    }),

    handle(rescheduleRequest, (request, simulation) => {
      const { caller, memberId, appointment } = asked(request, simulation);
      const { startAt } = request.body;
      return teamView(
        simulation,
        rescheduleBooked(simulation, caller, appointment, startAt),
        memberId,
      );
    }),

    handle(cancelRequest, (request, simulation) => {
      const { caller, memberId, appointment } = asked(request, simulation);
      const { code } = request.body;
      return teamView(simulation, cancelBooked(simulation, caller, appointment, code), memberId);
    }),

    handle(checkInRequest, (request, simulation) => {
      const { caller, memberId, appointment } = asked(request, simulation);
      return teamView(simulation, checkInArrived(simulation, caller, appointment), memberId);
    }),
  ],
};
