import type { Appointment } from '@praxis/contract/entities/appointment';
import type { Practice } from '@praxis/contract/entities/practice';
import type { User } from '@praxis/contract/entities/user';
import { reschedule } from '@praxis/contract/rules/appointments/booking-answers';
import { toMillis } from '@praxis/contract/rules/time/instants';
import type { Simulation } from '../../core/module';
import { table } from '../tables';
import { bookedType, bookingContext, saveBooked } from './context';

/**
 * Moves an appointment: stores the new record, the old one as rescheduled, and the ledger entries
 * of both.
 */
export function moveBooked(
  simulation: Simulation,
  { user, practice }: { user: User; practice: Practice },
  appointment: Appointment,
  startAt: string,
  { staff }: { staff: boolean },
): Appointment {
  const { database, newId } = simulation;
  const type = bookedType(simulation, appointment);
  const context = bookingContext(simulation, practice, type, appointment.patientId, { staff });
  const ids = { appointmentId: newId(), returnedId: newId(), ledgerId: newId() };
  const moved = reschedule(ids, appointment, toMillis(startAt), { ...context, by: user.id });
  if (moved.returned) table(database, 'ledger').put(moved.returned);
  table(database, 'appointments').put(moved.previous);
  return saveBooked(simulation, moved);
}
