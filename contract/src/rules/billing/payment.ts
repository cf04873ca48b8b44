import type { Card } from '../../entities/card';
import type { Charge } from '../../entities/charge';
import type { Invoice } from '../../entities/invoice';
import type { PlanVersion } from '../../entities/plan';
import type { Subscription } from '../../entities/subscription';
import { planEnd } from './billing';
import { localDate } from '../time/calendar';
import { attemptCharge, isCollected } from './charge';
import { closeUnpaid, markPaid } from './invoice';
import { payRefusal } from './invoice-status';
import { nextRetryAt } from './retries';
import { ending } from '../subscriptions/subscription-decisions';
import { isOwing, isWaivable } from '../subscriptions/subscription-machine';
import { isOpen } from '../subscriptions/subscription-status';
import { refuse, refuseTransition } from '../transition';
import { changed } from '../versions';

export interface Paying {
  now: number;
  timeZone: string;
  card: Card | undefined;
  chargeId: string;
  /** Tries of this invoice so far. */
  attempts: number;
  version: PlanVersion;
}

export interface Paid {
  subscription: Subscription;
  invoice: Invoice;
  charge: Charge;
}

/**
 * Tries an open invoice again: the product does (`retry`), or the patient pays it. When the last
 * retry fails, the subscription is unpaid.
 */
export function payOpenInvoice(
  subscription: Subscription,
  invoice: Invoice,
  { now, timeZone, card, chargeId, attempts, version }: Paying,
): Paid {
  refuse(payRefusal(invoice));
  const today = localDate(now, timeZone);
  const charge = attemptCharge(chargeId, invoice, card, { attempt: attempts + 1, now, today });
  if (isCollected(charge))
    return {
      charge,
      invoice: markPaid(invoice, now),
      subscription: chargedFrom(paidUp(subscription, version, now), charge.cardId, now),
    };
  const outOfTries =
    subscription.status === 'active' &&
    subscription.billingState === 'pastDue' &&
    nextRetryAt(invoice, now) === undefined;
  return { charge, invoice, subscription: outOfTries ? unpaid(subscription, now) : subscription };
}

/** The card that paid is charged from now on: the one before could not be. */
const chargedFrom = (subscription: Subscription, cardId: string | null, now: number) =>
  subscription.cardId === cardId || cardId === null || !isOpen(subscription)
    ? subscription
    : changed(subscription, { cardId }, now);

/** No money came in time: new bookings are blocked, and the subscription is not renewed. */
function unpaid(subscription: Subscription, now: number): Subscription {
  const marked: Subscription = { ...subscription, billingState: 'unpaid' };
  const { endOn, period } = subscription;
  return endOn === undefined || endOn > period.endOn
    ? ending(marked, period.endOn, 'unpaid', now)
    : changed(marked, {}, now);
}

/** What was owed is paid, or given up: what ended for want of it goes on, what waited for it begins. */
export function paidUp(
  subscription: Subscription,
  version: PlanVersion,
  now: number,
): Subscription {
  const { status, period, endReason } = subscription;
  if (!isOwing(subscription)) return subscription;
  const begins: Partial<Subscription> =
    status === 'approved' ? { status: 'active', ...planEnd(version, period) } : {};
  const goesOn: Partial<Subscription> =
    endReason === 'unpaid' ? { endOn: undefined, endReason: undefined } : {};
  return changed(subscription, { billingState: 'current', ...begins, ...goesOn }, now);
}

/**
 * The doctor gives up an open invoice: it becomes uncollectible, and billing is current again.
 * @throws {RuleError} `transition_not_allowed` where nothing is past due
 */
export function waive(
  subscription: Subscription,
  invoice: Invoice | undefined,
  version: PlanVersion,
  now: number,
): { subscription: Subscription; invoice: Invoice } {
  if (!isWaivable(subscription, invoice))
    refuseTransition(subscription.billingState, 'current', 'nothing is past due');
  return {
    subscription: paidUp(subscription, version, now),
    invoice: closeUnpaid(invoice, 'uncollectible', now),
  };
}
