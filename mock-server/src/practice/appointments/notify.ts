import type { Appointment } from '@praxis/contract/entities/appointment';
import type { NotificationKind } from '@praxis/contract/entities/notification';
import type { Simulation } from '../../core/module';
import { announce } from '../announce';
import { practiceOfDoctor } from '../caller';
import { table } from '../tables';
import { doctorPerson, patientPerson } from '../views';

export type AppointmentSide = 'doctor' | 'patient' | 'team';

const links: Readonly<Record<AppointmentSide, string>> = {
  doctor: '/doctor/appointments',
  patient: '/patient/appointments',
  team: '/team-member/appointment-requests',
};

/** Notifies the given sides of a change of an appointment. */
export function notifyOfAppointment(
  simulation: Simulation,
  kind: NotificationKind,
  appointment: Appointment,
  sides: readonly AppointmentSide[],
  when?: Parameters<typeof announce>[3],
): void {
  const { id, doctorId, patientId, startAt, proposedStartAt, visitTypeId } = appointment;
  const values = {
    patient: patientPerson(simulation, patientId).fullName,
    doctor: doctorPerson(simulation, doctorId).fullName,
    visitType: table(simulation.database, 'visitTypes').get(visitTypeId)?.name ?? '',
    startAt: proposedStartAt ?? startAt,
    timeZone: practiceOfDoctor(simulation, doctorId).timeZone,
    ...(proposedStartAt && { proposedStartAt }),
  };
  for (const side of sides)
    announce(
      simulation,
      usersOf(simulation, side, appointment),
      { kind, values, link: `${links[side]}/${id}` },
      when,
    );
}

function usersOf(
  simulation: Simulation,
  side: AppointmentSide,
  { doctorId, patientId }: Appointment,
): (string | undefined)[] {
  const { database } = simulation;
  if (side === 'doctor') return [table(database, 'doctors').get(doctorId)?.userId];
  if (side === 'patient') return [table(database, 'patients').get(patientId)?.userId];
  const { id } = practiceOfDoctor(simulation, doctorId);
  return table(database, 'teamMembers')
    .filter(({ practiceId, status }) => practiceId === id && status === 'active')
    .map(({ userId }) => userId);
}
