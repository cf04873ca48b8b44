import type { Appointment } from '../../entities/appointment';
import type { Charge } from '../../entities/charge';
import { systemActor } from '../../entities/primitives';
import type { Subscription } from '../../entities/subscription';
import { returnVisit } from '../appointments/allowance';
import { closeWithSubscription, closingNotice } from '../appointments/subscription-end';
import { closeUnpaid } from '../billing/invoice';
import { refundUnearned } from '../subscriptions/end-now';
import { closeSubscription } from '../subscriptions/subscription-decisions';
import { localDate } from '../time/calendar';
import type { DueIndex } from './due-index';
import type { DueChange, DueEvent, DueResult } from './due-state';
import { eventOf } from './subscription-event';

/**
 * Ends a subscription: voids the open invoice, refunds unearned days, closes and returns upcoming
 * appointments.
 */
export function endSubscription(
  subscription: Subscription,
  now: number,
  endReason: NonNullable<Subscription['endReason']>,
  index: DueIndex,
): DueResult {
  const { timeZone, policies } = index.practiceOf(subscription.doctorId);
  const closed = index
    .appointmentsEndingWith(subscription, now)
    .map((one) => closeWithSubscription(one, { by: systemActor, side: 'system', policies, now }));
  const record = closeSubscription(subscription, localDate(now, timeZone), endReason, now);
  const invoice = index.state.invoices.get(index.openInvoiceId(subscription.id) ?? '');
  return {
    changes: [
      ...(invoice
        ? [{ table: 'invoices' as const, record: closeUnpaid(invoice, 'void', now) }]
        : []),
      ...refundRest(subscription, now, index),
      ...closed.flatMap((one) => closeChanges(one, now, index)),
      { table: 'subscriptions', record },
    ],
    events: [
      eventOf('subscriptionEnded', now, subscription),
      ...closed.flatMap((one) => closeEvents(one, now)),
    ],
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

/** Saves a closed appointment, and returns it to the allowance if it was booked. */
function closeChanges(closed: Appointment, now: number, index: DueIndex): DueChange[] {
  const { id } = closed;
  const returned = returnVisit(`${id}-returned`, closed, index.ledgerOf(id), now);
  return [
    { table: 'appointments', record: closed },
    ...(returned ? [{ table: 'visitLedger' as const, record: returned }] : []),
  ];
}

function closeEvents(closed: Appointment, at: number): DueEvent[] {
  const { id, doctorId, patientId } = closed;
  const kind = closingNotice(closed);
  return kind ? [{ kind, at, table: 'appointments', id, doctorId, patientId }] : [];
}
