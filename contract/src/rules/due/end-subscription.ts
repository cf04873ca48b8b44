import type { Charge } from '../../entities/charge';
import { systemActor } from '../../entities/primitives';
import type { Subscription } from '../../entities/subscription';
import { returnVisit } from '../appointments/allowance';
import { applyCommand } from '../appointments/appointment-machine';
import { cancelByPractice } from '../appointments/cancel-window';
import { isAhead } from '../appointments/effective-span';
import { closeUnpaid } from '../billing/invoice';
import { refundUnearned } from '../subscriptions/end-now';
import { closeSubscription } from '../subscriptions/subscription-decisions';
import { localDate } from '../time/calendar';
import type { DueIndex } from './due-index';
import type { DueChange, DueResult } from './due-state';
import { eventOf } from './subscription-event';

/**
 * Ends a subscription: voids the open invoice, refunds unearned days, cancels and returns upcoming
 * appointments.
 */
export function endSubscription(
  subscription: Subscription,
  now: number,
  endReason: NonNullable<Subscription['endReason']>,
  index: DueIndex,
): DueResult {
  const { timeZone } = index.practiceOf(subscription.doctorId);
  const record = closeSubscription(subscription, localDate(now, timeZone), endReason, now);
  const invoice = index.state.invoices.get(index.openInvoiceId(subscription.id) ?? '');
  return {
    changes: [
      ...(invoice
        ? [{ table: 'invoices' as const, record: closeUnpaid(invoice, 'void', now) }]
        : []),
      ...refundRest(subscription, now, index),
      ...index
        .openAppointmentIds(subscription.id)
        .flatMap((id) => closeAppointment(id, now, index)),
      { table: 'subscriptions', record },
    ],
    events: [eventOf('subscriptionEnded', now, subscription)],
  };
}

/** Refunds the days of the period after a notice's end, if they were charged before the notice was given. */
function refundRest(subscription: Subscription, now: number, index: DueIndex): DueChange[] {
  const { id, period, endOn, planVersionId } = subscription;
  const version = index.state.planVersions.get(planVersionId);
  if (!version || endOn === undefined || endOn >= period.endOn) return [];
  const invoices = index.state.invoices.all().filter((one) => one.subscriptionId === id);
  const ids = new Set(invoices.map((invoice) => invoice.id));
  const charges = index.state.charges.all().filter(({ invoiceId }) => ids.has(invoiceId));
  const money = { version, invoices, charges };
  // Derived ids, as of invoices: every device creates the same refund.
  const idOf = (charge: Charge) => `${charge.id}-unearned`;
  const issued = refundUnearned(subscription, money, { today: endOn, now, idOf });
  return [
    ...issued.charges.map((record) => ({ table: 'charges' as const, record })),
    ...issued.refunds.map((record) => ({ table: 'refunds' as const, record })),
  ];
}

/**
 * Closes an appointment of an ended subscription: past ones stay, booked ones are canceled, open requests
 * declined.
 */
function closeAppointment(id: string, now: number, index: DueIndex): DueChange[] {
  const appointment = index.state.appointments.get(id);
  if (!appointment || !isAhead(appointment, now)) return [];
  const { state } = appointment;
  if (state === 'requested' || state === 'proposed') {
    const command = state === 'requested' ? 'decline' : 'declineProposal';
    return [{ table: 'appointments', record: applyCommand(appointment, command, now) }];
  }
  if (state !== 'booked') return [];
  const cancelled = cancelByPractice(appointment, index.practiceOf(appointment.doctorId).policies, {
    by: systemActor,
    code: 'subscriptionEnded',
    now,
  });
  const returned = returnVisit(`${id}-returned`, cancelled, index.ledgerOf(id), now);
  return [
    { table: 'appointments', record: cancelled },
    ...(returned ? [{ table: 'visitLedger' as const, record: returned }] : []),
  ];
}
