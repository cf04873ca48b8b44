import type { Appointment } from '@praxis/contract/entities/appointment';
import type { Practice } from '@praxis/contract/entities/practice';
import type { Subscription } from '@praxis/contract/entities/subscription';
import type { VisitType } from '@praxis/contract/entities/visit-type';
import type { Membership, Terms } from '@praxis/contract/rules/appointments/allowance';
import { isBlocking } from '@praxis/contract/rules/appointments/appointment-machine';
import type { Booked, BookingContext } from '@praxis/contract/rules/appointments/booking';
import type { AnswerContext } from '@praxis/contract/rules/appointments/booking-answers';
import { minute, toMillis } from '@praxis/contract/rules/time/instants';
import { isTaken, vacationSpan } from '@praxis/contract/rules/appointments/vacation-span';
import type { Hours } from '@praxis/contract/rules/appointments/slots';
import type { Simulation } from '../../core/module';
import { requireOwned } from '../require-owned';
import { table } from '../tables';

/** A doctor's opening hours, in the practice's time zone. */
export function hoursOf({ database }: Simulation, doctorId: string, practice: Practice): Hours {
  const hours = table(database, 'availability').find((one) => one.doctorId === doctorId);
  const { weekly = [], overrides = [] } = hours ?? {};
  return { timeZone: practice.timeZone, weekly, overrides };
}

/** A doctor's vacations. */
export const closedSpans = ({ database }: Simulation, doctorId: string) =>
  table(database, 'vacations')
    .filter((one) => one.owner.kind === 'doctor' && one.owner.id === doctorId && isTaken(one))
    .map(vacationSpan);

/** Appointments that block a doctor's time. */
export const blockingOf = ({ database }: Simulation, doctorId: string): Appointment[] =>
  table(database, 'appointments').filter((one) => one.doctorId === doctorId && isBlocking(one));

const blockingOfPatient = ({ database }: Simulation, id: string): Appointment[] =>
  table(database, 'appointments').filter((one) => one.patientId === id && isBlocking(one));

/**
 * The terms of a subscription, current and from its next period on; undefined without a
 * subscription.
 */
export function termsOf(
  { database }: Simulation,
  one: Subscription | undefined,
): Terms | undefined {
  const versions = table(database, 'planVersions');
  const version = one && versions.get(one.planVersionId);
  if (!version) return undefined;
  return { subscription: one, version, scheduled: versions.get(one.scheduledPlanVersionId ?? '') };
}

/** The patient's active subscription with the doctor, including the visits used. */
export function membershipWith(
  simulation: Simulation,
  doctorId: string,
  patientId: string,
): Membership | undefined {
  const subscription = table(simulation.database, 'subscriptions').find(
    (one) => one.doctorId === doctorId && one.patientId === patientId && one.status === 'active',
  );
  const terms = termsOf(simulation, subscription);
  if (!terms) return undefined;
  const ledger = table(simulation.database, 'ledger').filter(
    ({ subscriptionId }) => subscriptionId === terms.subscription.id,
  );
  return { ...terms, ledger };
}

/** The context of the booking rules. */
export function bookingContext(
  simulation: Simulation,
  practice: Practice,
  visitType: VisitType,
  patientId: string,
  { staff }: { staff: boolean },
): BookingContext {
  const { doctorId } = visitType;
  return {
    now: simulation.now(),
    policies: practice.policies,
    hours: hoursOf(simulation, doctorId, practice),
    visitType,
    closed: closedSpans(simulation, doctorId),
    doctorAppointments: blockingOf(simulation, doctorId),
    patientAppointments: blockingOfPatient(simulation, patientId),
    staff,
    practice,
    patientId,
    membership: membershipWith(simulation, doctorId, patientId),
    hasApplied: hasApplied(simulation, doctorId, patientId),
  };
}

/** Whether an application is pending, or approved and not started yet. */
const hasApplied = ({ database }: Simulation, doctorId: string, patientId: string): boolean =>
  table(database, 'subscriptions').find(
    (one) =>
      one.doctorId === doctorId &&
      one.patientId === patientId &&
      (one.status === 'pending' || one.status === 'approved'),
  ) !== undefined;

/** The context for answering an appointment request. */
export const answerContext = (
  simulation: Simulation,
  appointment: Appointment,
  practice: Practice,
): AnswerContext =>
  bookingContext(simulation, practice, bookedType(simulation, appointment), appointment.patientId, {
    staff: true,
  });

/** Returns a visit type of a doctor. @throws {RuleError} `not_found` */
export const visitTypeOf = ({ database }: Simulation, doctorId: string, id: string): VisitType =>
  requireOwned(
    table(database, 'visitTypes').get(id),
    (one) => one.doctorId === doctorId && !one.removed,
  );

/** The visit type as booked: its duration and buffers may have changed since. */
export function bookedType({ database }: Simulation, appointment: Appointment): VisitType {
  const { visitTypeId, startAt, endAt, bufferBeforeMin, bufferAfterMin } = appointment;
  const type = requireOwned(table(database, 'visitTypes').get(visitTypeId), () => true);
  const durationMin = (toMillis(endAt) - toMillis(startAt)) / minute;
  return { ...type, durationMin, bufferBeforeMin, bufferAfterMin };
}

/** Stores a booked appointment, and the visit that it uses. */
export function saveBooked({ database }: Simulation, { appointment, ledger }: Booked): Appointment {
  if (ledger) table(database, 'ledger').put(ledger);
  return table(database, 'appointments').put(appointment);
}
