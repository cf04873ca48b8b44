import type { NotificationKind } from '../../entities/notification';
import type { Subscription } from '../../entities/subscription';
import { cancelByPractice } from '../appointments/cancel-window';
import { applyCommand } from '../appointments/appointment-machine';
import { returnVisit } from '../appointments/allowance';
import { activate, renew } from '../billing/billing';
import type { Billed, BillingContext } from '../billing/billing';
import { localDate } from '../time/calendar';
import { toMillis } from '../time/instants';
import { closeUnpaid } from '../billing/invoice';
import { payOpenInvoice } from '../billing/payment';
import { closeSubscription } from '../subscriptions/subscription-decisions';
import { checkSubscriptionCommand } from '../subscriptions/subscription-machine';
import { systemActor } from '../../entities/primitives';
import type { DueIndex } from './due-index';
import type { DueChange, DueEvent, DueItem, DueResult } from './due-state';

const eventOf = (
  kind: NotificationKind,
  at: number,
  subscription: Subscription,
  payment?: Pick<DueEvent, 'amount' | 'invoiceId'>,
): DueEvent => ({
  kind,
  at,
  table: 'subscriptions',
  id: subscription.id,
  doctorId: subscription.doctorId,
  patientId: subscription.patientId,
  ...payment,
});

/** Runs a due job of a subscription at its due time. */
export function runSubscription(
  subscription: Subscription,
  { kind, at }: DueItem,
  index: DueIndex,
): DueResult {
  switch (kind) {
    case 'applicationLapses':
      checkSubscriptionCommand(subscription, 'lapse');
      return endSubscription(subscription, at, 'undecided', index);
    case 'approvalLapses':
      checkSubscriptionCommand(subscription, 'lapse');
      return endSubscription(subscription, at, 'unpaid', index);
    case 'subscriptionEnds':
      checkSubscriptionCommand(subscription, 'end');
      return endSubscription(subscription, at, subscription.endReason ?? 'planEnded', index);
    case 'subscriptionStarts':
      return billingResult(activate(subscription, context(subscription, at, index)), at);
    case 'trialEnds':
    case 'subscriptionRenews':
      return billingResult(renew(subscription, context(subscription, at, index)), at);
    case 'chargeRetried':
      return retry(subscription, at, index);
    default:
      throw new Error(`${kind} is not due for a subscription.`);
  }
}

/**
 * Creates the billing context. Ids are derived, so that the same renewal creates the same records on every
 * device.
 */
function context(subscription: Subscription, now: number, index: DueIndex): BillingContext {
  const practice = index.practiceOf(subscription.doctorId);
  const { id, period, cardId, status } = subscription;
  const version = termsOf(subscription, index);
  const from = status === 'approved' ? period.startOn : period.endOn;
  const invoiceId = `${id}-${from.replaceAll('-', '')}`;
  return {
    now,
    timeZone: practice.timeZone,
    currency: version.price.currency,
    practiceId: practice.id,
    version,
    card: index.state.cards.get(cardId ?? ''),
    invoiceId,
    chargeId: `${invoiceId}-1`,
    nextNumber: () => index.nextNumber(practice.id),
  };
}

function termsOf(subscription: Subscription, index: DueIndex) {
  const { planVersionId, scheduledPlanVersionId } = subscription;
  const version = index.state.planVersions.get(scheduledPlanVersionId ?? planVersionId);
  if (!version) throw new Error(`Subscription ${subscription.id} has no terms.`);
  return version;
}

function billingResult({ subscription, invoice, charge }: Billed, at: number): DueResult {
  const changes: DueChange[] = [{ table: 'subscriptions', record: subscription }];
  if (invoice) changes.unshift({ table: 'invoices', record: invoice });
  if (charge) changes.unshift({ table: 'charges', record: charge });
  const events: DueEvent[] = [];
  const started = subscription.status === 'active' && subscription.billingState !== 'pastDue';
  if (invoice)
    events.push(
      eventOf(invoice.status === 'paid' ? 'paymentSucceeded' : 'paymentFailed', at, subscription, {
        amount: invoice.total,
        invoiceId: invoice.id,
      }),
    );
  if (started && !invoice) events.push(eventOf('subscriptionActive', at, subscription));
  return { changes, events };
}

function retry(subscription: Subscription, now: number, index: DueIndex): DueResult {
  const invoice = index.state.invoices.get(index.openInvoiceId(subscription.id) ?? '');
  if (!invoice) throw new Error(`Subscription ${subscription.id} has no open invoice.`);
  const { count } = index.attemptsOf(invoice.id);
  const version = index.state.planVersions.get(subscription.planVersionId);
  if (!version) throw new Error(`Subscription ${subscription.id} has no terms.`);
  const paid = payOpenInvoice(subscription, invoice, {
    now,
    timeZone: index.practiceOf(subscription.doctorId).timeZone,
    card: index.state.cards.get(subscription.cardId ?? ''),
    chargeId: `${invoice.id}-${count + 1}`,
    attempts: count,
    version,
  });
  const kind =
    paid.invoice.status === 'paid'
      ? 'paymentSucceeded'
      : paid.subscription.billingState === 'unpaid'
        ? 'membershipUnpaid'
        : 'paymentFailed';
  return {
    changes: [
      { table: 'charges', record: paid.charge },
      { table: 'invoices', record: paid.invoice },
      { table: 'subscriptions', record: paid.subscription },
    ],
    events: [
      eventOf(kind, now, subscription, { amount: paid.charge.amount, invoiceId: invoice.id }),
    ],
  };
}

/** Ends a subscription: voids the open invoice, cancels and returns upcoming appointments. */
function endSubscription(
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
      ...index
        .openAppointmentIds(subscription.id)
        .flatMap((id) => closeAppointment(id, now, index)),
      { table: 'subscriptions', record },
    ],
    events: [eventOf('subscriptionEnded', now, subscription)],
  };
}

/**
 * Closes an appointment of an ended subscription: past ones stay, booked ones are canceled, open requests
 * declined.
 */
function closeAppointment(id: string, now: number, index: DueIndex): DueChange[] {
  const appointment = index.state.appointments.get(id);
  if (!appointment || toMillis(appointment.startAt) <= now) return [];
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
