import { listAppointmentRequests } from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import {
  appointmentStatuses,
  openStates,
  type Appointment,
} from '@praxis/contract/entities/appointment';
import { countBy } from '@praxis/contract/rules/counts';
import { handle, type AreaModule, type Simulation } from '../../core/area';
import { claimantView, sharedAppointmentView } from '../appointment-view';
import { teamMemberOf } from '../caller';
import { contains, pageOf, sortedBy } from '../paging';
import { localDateAt } from '../sample/local-time';
import { table } from '../tables';
import { doctorPerson, patientPerson } from '../views';

export const area: AreaModule = {
  handlers: [
    handle(listAppointmentRequests, (request, simulation) => {
      const { member, doctors } = teamMemberOf(request, simulation);
      const own = new Set(doctors.map(({ id }) => id));
      const {
        q,
        status = 'unfulfilled',
        sort = 'startAt',
        from,
        to,
        patientId,
        visitTypeId,
        closed,
        requested,
        mine,
      } = request.query;
      const nameOf = (one: Appointment) =>
        table(simulation.database, 'patients').get(one.patientId)?.fullName ?? '';
      const on = (one: Appointment) => localDateAt(Date.parse(one.startAt), one.timeZone);
      const isOpen = (one: Appointment) => openStates.some((state) => state === one.state);
      const matching = table(simulation.database, 'appointments').filter(
        (one) =>
          own.has(one.doctorId) &&
          one.state !== 'held' &&
          one.state !== 'released' &&
          (!q || contains(nameOf(one), q)) &&
          (!patientId || one.patientId === patientId) &&
          (!visitTypeId || one.visitTypeId === visitTypeId) &&
          (!from || on(one) >= from) &&
          (!to || on(one) <= to) &&
          (!requested || one.state === 'requested') &&
          (!mine || one.claimedBy === member.id) &&
          (one.status === 'fulfilled' || isOpen(one) !== closed),
      );
      const listed = matching.filter((one) => status === 'all' || one.status === status);
      const sorted = sortedBy(listed, sort, (one, field) =>
        field === 'patient' ? nameOf(one) : one[field],
      );
      return {
        ...pageOf(sorted, request.query, (one) => teamView(simulation, one, member.id)),
        counts: countBy(matching, appointmentStatuses, (one) => one.status),
      };
    }),
  ],
};

/** A team member sees the reason of what they claimed, and of nothing else. */
export function teamView(
  simulation: Simulation,
  appointment: Appointment,
  memberId: string,
): TeamAppointment {
  const claimedBy = claimantView(simulation, appointment);
  return {
    ...sharedAppointmentView(simulation, appointment),
    patientId: appointment.patientId,
    patient: patientPerson(simulation, appointment.patientId),
    doctor: doctorPerson(simulation, appointment.doctorId),
    reason: appointment.claimedBy === memberId ? appointment.reason : null,
    ...(claimedBy && { claimedBy }),
  };
}
