import type { Money } from '@praxis/contract/entities/money';
import type { DueEvent } from '@praxis/contract/rules/due/due-state';
import type { Simulation } from '../../core/module';
import { amountValues, announce } from '../announce';
import { notifyOfAppointment, type AppointmentSide } from '../appointments/notify';
import { notifyOfSubscription } from '../subscriptions/notify';
import { table } from '../tables';
import { doctorPerson, patientPerson } from '../views';

type Side = 'doctor' | 'patient';

/** The notified sides of subscription events; both sides unless listed. */
const subscriptionSides: Partial<Record<DueEvent['kind'], readonly Side[]>> = {
  paymentSucceeded: ['patient'],
};

const appointmentSides: Partial<Record<DueEvent['kind'], readonly AppointmentSide[]>> = {
  appointmentReminder: ['patient'],
};

/** Notifies of a due event, once across tabs. */
export function notifyOfDue(simulation: Simulation, event: DueEvent): void {
  const { kind, id, at, table: name } = event;
  const { database } = simulation;
  const when = { at, eventId: `due-${kind}-${id}-${at.toString(36)}` };
  if (name === 'subscriptions') {
    const subscription = table(database, 'subscriptions').get(id);
    const sides = subscriptionSides[kind] ?? ['doctor', 'patient'];
    if (subscription) {
      const { amount, invoiceId } = event;
      notifyOfSubscription(simulation, kind, subscription, sides, { when, amount, invoiceId });
    }
    return;
  }
  if (name === 'appointments') {
    const appointment = table(database, 'appointments').get(id);
    const sides = appointmentSides[kind] ?? ['doctor', 'patient'];
    if (appointment) notifyOfAppointment(simulation, kind, appointment, sides, when);
    return;
  }
  notifyOfMoney(simulation, event, when);
}

/** Notifies of invoices, refunds and payouts. */
function notifyOfMoney(
  simulation: Simulation,
  { kind, table: name, id, doctorId, patientId }: DueEvent,
  when: { at: number; eventId: string },
): void {
  const { database } = simulation;
  const doctor = doctorPerson(simulation, doctorId).fullName;
  const patient = patientId === undefined ? '' : patientPerson(simulation, patientId).fullName;
  const values = { doctor, patient, ...amountValues(moneyOf(simulation, name, id)) };
  if (name === 'payouts' || kind === 'refundFailed') {
    const doctorUser = table(database, 'doctors').get(doctorId)?.userId;
    const link =
      name === 'payouts' ? `/doctor/payments/${id}` : '/doctor/payments?tab=refunds&status=failed';
    announce(simulation, [doctorUser], { kind, values, link }, when);
    return;
  }
  const patientUser = table(database, 'patients').get(patientId ?? '')?.userId;
  const invoiceId = invoiceOf(simulation, name, id);
  const link = invoiceId ? `/patient/invoices/${invoiceId}` : '/patient/invoices';
  announce(simulation, [patientUser], { kind, values, link }, when);
}

/** The invoice of a payment event. */
function invoiceOf(
  { database }: Simulation,
  name: DueEvent['table'],
  id: string,
): string | undefined {
  if (name === 'invoices') return id;
  const chargeId = name === 'refunds' ? table(database, 'refunds').get(id)?.chargeId : id;
  return chargeId && table(database, 'charges').get(chargeId)?.invoiceId;
}

function moneyOf({ database }: Simulation, name: DueEvent['table'], id: string): Money | undefined {
  if (name === 'payouts') return table(database, 'payouts').get(id)?.net;
  if (name === 'refunds') return table(database, 'refunds').get(id)?.amount;
  if (name === 'charges') return table(database, 'charges').get(id)?.amount;
  return name === 'invoices' ? table(database, 'invoices').get(id)?.total : undefined;
}
