import type { Appointment, CancelCode } from '@praxis/contract/entities/appointment';
import type { Practice } from '@praxis/contract/entities/practice';
import type { User } from '@praxis/contract/entities/user';
import { returnVisit } from '@praxis/contract/rules/appointments/allowance';
import { checkIn, decline } from '@praxis/contract/rules/appointments/appointment-machine';
import { confirm, propose } from '@praxis/contract/rules/appointments/booking-answers';
import { cancelByPractice } from '@praxis/contract/rules/appointments/cancel-window';
import { toMillis } from '@praxis/contract/rules/time/instants';
import type { Simulation } from '../../core/module';
import { audit } from '../audit';
import { table } from '../tables';
import { moveBooked } from './move';
import { notifyOfAppointment } from './notify';
import { answerContext, bookedType, bookingContext, saveBooked } from './context';

/** A doctor or team member acting on an appointment of the practice. */
export interface Staff {
  user: User;
  practice: Practice;
}

/** Logs a staff action on a patient's appointment, with the reason if one was given. */
export function auditAppointment(
  simulation: Simulation,
  user: User,
  { id, patientId }: Appointment,
  reason?: string,
): void {
  audit(simulation, user, {
    action: 'update',
    resource: `appointment:${id}`,
    patientId,
    ...(reason !== undefined && { reason }),
  });
}

export function confirmRequested(
  simulation: Simulation,
  { user, practice }: Staff,
  appointment: Appointment,
): Appointment {
  const context = answerContext(simulation, appointment, practice);
  const booked = saveBooked(simulation, confirm(simulation.newId(), appointment, context));
  auditAppointment(simulation, user, booked);
  notifyOfAppointment(simulation, 'appointmentBooked', booked, ['patient']);
  return booked;
}

export function declineRequested(
  simulation: Simulation,
  { user }: Staff,
  appointment: Appointment,
  refuseIt = decline,
): Appointment {
  const declined = refuseIt(appointment, simulation.now());
  table(simulation.database, 'appointments').put(declined);
  auditAppointment(simulation, user, declined);
  notifyOfAppointment(simulation, 'appointmentDeclined', declined, ['patient']);
  return declined;
}

export function proposeOther(
  simulation: Simulation,
  { user, practice }: Staff,
  appointment: Appointment,
  proposedStartAt: string,
  offer = propose,
): Appointment {
  const type = bookedType(simulation, appointment);
  const context = bookingContext(simulation, practice, type, appointment.patientId, {
    staff: true,
  });
  const proposed = offer(appointment, toMillis(proposedStartAt), context);
  table(simulation.database, 'appointments').put(proposed);
  auditAppointment(simulation, user, proposed);
  notifyOfAppointment(simulation, 'appointmentProposed', proposed, ['patient']);
  return proposed;
}

/** Moves an appointment, whatever the lead time. */
export function rescheduleBooked(
  simulation: Simulation,
  staff: Staff,
  appointment: Appointment,
  startAt: string,
): Appointment {
  const next = moveBooked(simulation, staff, appointment, startAt, { staff: true });
  auditAppointment(simulation, staff.user, next);
  notifyOfAppointment(simulation, 'appointmentRescheduled', next, ['patient']);
  return next;
}

export function cancelBooked(
  simulation: Simulation,
  { user, practice }: Staff,
  appointment: Appointment,
  code: CancelCode = 'practiceRequest',
): Appointment {
  const now = simulation.now();
  const cancelled = cancelByPractice(appointment, practice.policies, { by: user.id, code, now });
  saveCancelled(simulation, cancelled);
  auditAppointment(simulation, user, cancelled);
  notifyOfAppointment(simulation, 'appointmentCancelled', cancelled, ['patient']);
  return cancelled;
}

/** Stores a canceled appointment, and returns its visit unless the cancellation is late. */
export function saveCancelled(simulation: Simulation, cancelled: Appointment): void {
  const { database, newId, now } = simulation;
  const ledger = table(database, 'ledger');
  const entries = ledger.filter(({ appointmentId }) => appointmentId === cancelled.id);
  const returned = returnVisit(newId(), cancelled, entries, now());
  if (returned) ledger.put(returned);
  table(database, 'appointments').put(cancelled);
}

export function checkInArrived(
  simulation: Simulation,
  { user }: Staff,
  appointment: Appointment,
): Appointment {
  const arrived = checkIn(appointment, simulation.now());
  table(simulation.database, 'appointments').put(arrived);
  auditAppointment(simulation, user, arrived);
  return arrived;
}
