import type { Subscription } from '../../entities/subscription';
import { activate, renew } from '../billing/billing';
import type { Billed, BillingContext } from '../billing/billing';
import { payOpenInvoice } from '../billing/payment';
import { checkSubscriptionCommand } from '../subscriptions/subscription-machine';
import type { DueIndex } from './due-index';
import type { DueChange, DueEvent, DueItem, DueResult } from './due-state';
import { endSubscription } from './end-subscription';
import { eventOf } from './subscription-event';

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
