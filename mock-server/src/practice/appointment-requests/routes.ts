import * as endpoints from '@praxis/contract/endpoints/appointment-requests';
import type { Handler } from '../../core/module';
import { isHidden, listAppointments } from '../appointments/list';
import { teamView } from '../appointments/view';
import { auditRead } from '../audit';
import { teamMemberOf } from '../caller';
import { handle } from '../handle';
import { requireOwned } from '../require-owned';
import { table } from '../tables';

export const listAppointmentRequests = handle(
  endpoints.listAppointmentRequests,
  (request, simulation) => {
    const { member, doctors } = teamMemberOf(request, simulation);
    const doctorIds = new Set(doctors.map(({ id }) => id));
    // Oldest request first by default, whatever the time of the appointment.
    const { requested, mine, sort = 'createdAt' } = request.query;
    return listAppointments(
      simulation,
      { ...request.query, sort },
      table(simulation.database, 'appointments').filter(
        (one) =>
          doctorIds.has(one.doctorId) &&
          (!requested || one.state === 'requested') &&
          (!mine || one.claimedBy === member.id),
      ),
      (one) => teamView(simulation, one, member.id),
    );
  },
);

export const getAppointmentRequest = handle(
  endpoints.getAppointmentRequest,
  (request, simulation) => {
    const { user, member, doctors } = teamMemberOf(request, simulation);
    const appointment = requireOwned(
      table(simulation.database, 'appointments').get(request.params.id),
      (one) => doctors.some(({ id }) => id === one.doctorId) && !isHidden(one),
    );
    const { id, patientId } = appointment;
    auditRead(simulation, request, user, { resource: `appointment:${id}`, patientId });
    return teamView(simulation, appointment, member.id);
  },
);

export const handlers: readonly Handler[] = [listAppointmentRequests, getAppointmentRequest];
