import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { Appointment } from '@praxis/contract/entities/appointment';
import type { Simulation } from '../core/area';
import { table } from './tables';
import { patientPerson, personView } from './views';

/** What everybody concerned sees alike of an appointment. */
export function sharedAppointmentView({ database }: Simulation, appointment: Appointment) {
  const {
    id,
    version,
    createdAt,
    updatedAt,
    doctorId,
    visitTypeId,
    startAt,
    endAt,
    timeZone,
    state,
    status,
    proposedStartAt,
    cancel,
    previousId,
  } = appointment;
  const type = table(database, 'visitTypes').get(visitTypeId);
  return {
    id,
    version,
    createdAt,
    updatedAt,
    doctorId,
    visitTypeId,
    startAt,
    endAt,
    timeZone,
    state,
    status,
    ...(proposedStartAt && { proposedStartAt }),
    ...(cancel && { cancel }),
    ...(previousId && { previousId }),
    visitType: {
      id: visitTypeId,
      name: type?.name ?? '',
      mode: type?.mode ?? ('inPerson' as const),
    },
  };
}

/** Who claimed a request. */
export function claimantView(simulation: Simulation, { claimedBy }: Appointment) {
  const member = claimedBy ? table(simulation.database, 'teamMembers').get(claimedBy) : undefined;
  return member && personView(simulation, member.id, member.userId);
}

/** A doctor's own appointment, the reason included. */
export function appointmentView(
  simulation: Simulation,
  appointment: Appointment,
): DoctorAppointment {
  const claimedBy = claimantView(simulation, appointment);
  return {
    ...sharedAppointmentView(simulation, appointment),
    patientId: appointment.patientId,
    patient: patientPerson(simulation, appointment.patientId),
    subscriptionId: appointment.subscriptionId,
    reason: appointment.reason,
    ...(claimedBy && { claimedBy }),
  };
}
