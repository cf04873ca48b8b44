import {
  getAppointmentRequest,
  listAppointmentRequests,
} from '@praxis/contract/endpoints/appointment-requests';
import type { AreaModule } from '../../core/area';
import { isHidden, listAppointments } from '../appointments/list';
import { teamView } from '../appointments/view';
import { auditReading } from '../audit';
import { teamMemberOf } from '../caller';
import { handle } from '../handle';
import { own } from '../own';
import { table } from '../tables';

export const area: AreaModule = {
  handlers: [
    handle(listAppointmentRequests, (request, simulation) => {
      const { member, doctors } = teamMemberOf(request, simulation);
      const doctorIds = new Set(doctors.map(({ id }) => id));
      const { requested, mine } = request.query;
      return listAppointments(
        simulation,
        request.query,
        table(simulation.database, 'appointments').filter(
          (one) =>
            doctorIds.has(one.doctorId) &&
            (!requested || one.state === 'requested') &&
            (!mine || one.claimedBy === member.id),
        ),
        (one) => teamView(simulation, one, member.id),
      );
    }),

    handle(getAppointmentRequest, (request, simulation) => {
      const { user, member, doctors } = teamMemberOf(request, simulation);
      const appointment = own(
        table(simulation.database, 'appointments').get(request.params.id),
        (one) => doctors.some(({ id }) => id === one.doctorId) && !isHidden(one),
      );
      const { id, patientId } = appointment;
      auditReading(simulation, user, { resource: `appointment:${id}`, patientId });
      return teamView(simulation, appointment, member.id);
    }),
  ],
};
