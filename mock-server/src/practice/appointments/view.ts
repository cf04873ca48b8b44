import type {
  DoctorAppointment,
  PatientAppointment,
  TeamAppointment,
} from '@praxis/contract/endpoints/views/appointment';
import type { Appointment } from '@praxis/contract/entities/appointment';
import {
  doctorActionsOn,
  patientActionsOn,
  teamActionsOn,
} from '@praxis/contract/rules/actions/appointment-actions';
import { addressLine } from '@praxis/contract/rules/texts/address-lines';
import { usesAllowance } from '@praxis/contract/rules/appointments/allowance';
import {
  changeableUntilAt,
  isTooLateToChange,
} from '@praxis/contract/rules/appointments/cancel-window';
import { lapsesAt } from '@praxis/contract/rules/appointments/lapse';
import type { Simulation } from '../../core/module';
import { practiceOf, practiceOfDoctor } from '../caller';
import { requireOwned } from '../require-owned';
import { table } from '../tables';
import { doctorPerson, patientPerson, personView } from '../views';
import { termsOf } from './context';

/** The latest record of an appointment that was moved, possibly several times. */
function movedTo({ database }: Simulation, moved: Appointment) {
  let last = moved;
  while (last.cancel?.code === 'rescheduled') {
    const { id } = last;
    const next = table(database, 'appointments').find(({ previousId }) => previousId === id);
    if (!next) break;
    last = next;
  }
  const { id, startAt, endAt } = last;
  return last !== moved && { movedTo: { id, startAt, endAt } };
}

/** The fields of an appointment that all sides see. */
function sharedView(simulation: Simulation, appointment: Appointment) {
  const { database } = simulation;
  const { policies, timeZone } = practiceOfDoctor(simulation, appointment.doctorId);
  const { proposedStartAt, cancel, previousId } = appointment;
  const lapses = lapsesAt(appointment);
  const type = table(database, 'visitTypes').get(appointment.visitTypeId);
  const subscriptions = table(database, 'subscriptions');
  const terms = termsOf(simulation, subscriptions.get(appointment.subscriptionId ?? ''));
  return {
    id: appointment.id,
    version: appointment.version,
    createdAt: appointment.createdAt,
    updatedAt: appointment.updatedAt,
    doctorId: appointment.doctorId,
    visitTypeId: appointment.visitTypeId,
    startAt: appointment.startAt,
    endAt: appointment.endAt,
    // The practice's current zone: calendar and lists of a practice use one zone, even for older
    // appointments.
    timeZone,
    state: appointment.state,
    status: appointment.status,
    ...(proposedStartAt && { proposedStartAt }),
    ...(cancel && { cancel }),
    ...(previousId && { previousId }),
    ...(lapses && { lapsesAt: lapses }),
    ...movedTo(simulation, appointment),
    visitType: {
      id: appointment.visitTypeId,
      name: type?.name ?? '',
      mode: type?.mode ?? ('inPerson' as const),
    },
    usesAllowance: terms !== undefined && usesAllowance(appointment, terms),
    changeableUntil: changeableUntilAt(appointment, policies, simulation.now()),
  };
}

/** The team member who claimed a request. */
function claimant(simulation: Simulation, { claimedBy }: Appointment) {
  const member = claimedBy ? table(simulation.database, 'teamMembers').get(claimedBy) : undefined;
  return member && { claimedBy: personView(simulation, member.id, member.userId) };
}

/** The doctor's view of an appointment, including the reason. */
export function doctorView(simulation: Simulation, appointment: Appointment): DoctorAppointment {
  return {
    ...sharedView(simulation, appointment),
    patientId: appointment.patientId,
    patient: patientPerson(simulation, appointment.patientId),
    subscriptionId: appointment.subscriptionId,
    reason: appointment.reason,
    ...claimant(simulation, appointment),
    actions: doctorActionsOn(appointment, simulation.now()),
  };
}

/** The team's view; the reason is visible only to the member who claimed the request. */
export function teamView(
  simulation: Simulation,
  appointment: Appointment,
  memberId: string,
): TeamAppointment {
  return {
    ...sharedView(simulation, appointment),
    patientId: appointment.patientId,
    patient: patientPerson(simulation, appointment.patientId),
    doctor: doctorPerson(simulation, appointment.doctorId),
    reason: appointment.claimedBy === memberId ? appointment.reason : null,
    ...claimant(simulation, appointment),
    actions: teamActionsOn(appointment),
  };
}

/**
 * The calendar event of an appointment; an appointment and all records it was moved from share one.
 */
function calendarEventOf({ database }: Simulation, appointment: Appointment) {
  const appointments = table(database, 'appointments');
  let first = appointment;
  let sequence = first.version;
  for (;;) {
    const previous = first.previousId && appointments.get(first.previousId);
    if (!previous) return { uid: first.id, sequence };
    first = previous;
    sequence += first.version;
  }
}

/** The patient's view of an appointment. */
export function patientView(simulation: Simulation, appointment: Appointment): PatientAppointment {
  const doctor = requireOwned(
    table(simulation.database, 'doctors').get(appointment.doctorId),
    () => true,
  );
  const practice = practiceOf(simulation, doctor.practiceId);
  const { name, phone, address, policies } = practice;
  const now = simulation.now();
  return {
    ...sharedView(simulation, appointment),
    doctor: doctorPerson(simulation, appointment.doctorId),
    practice: { name, phone, address: addressLine(address) },
    subscriptionId: appointment.subscriptionId,
    reason: appointment.reason,
    tooLateToChange: isTooLateToChange(appointment, policies, now),
    calendarEvent: calendarEventOf(simulation, appointment),
    actions: patientActionsOn(appointment, { policies, doctor }, now),
  };
}
