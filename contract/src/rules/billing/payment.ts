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
import { isInArrears, isWaivable } from '../subscriptions/subscription-machine';
import { isOpen } from '../subscriptions/subscription-status';
import { refuse, refuseTransition } from '../transition';
import { updateRecord } from '../versions';

export interface Paying {
  now: number;
  timeZone: string;
  card: Card | undefined;
  chargeId: string;
  /** Previous attempts to charge this invoice. */
  attempts: number;
  version: PlanVersion;
}

export interface Paid {
  subscription: Subscription;
  invoice: Invoice;
  charge: Charge;
}

/**
 * Charges an open invoice again: automatically, or when the patient pays. If the last retry fails, the
 * subscription becomes unpaid.
 * @throws {RuleError} `transition_not_allowed` if the invoice is not open
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
      subscription: paidWith(charge.cardId, subscription, version, now),
    };
  const retriesExhausted =
    subscription.status === 'active' &&
    subscription.billingState === 'pastDue' &&
    nextRetryAt(invoice, now) === undefined;
  return {
    charge,
    invoice,
    subscription: retriesExhausted ? markUnpaid(subscription, now) : subscription,
  };
}

/**
 * Clears a paid debt, and makes the card of the payment the subscription's, since the previous one was
 * declined.
 */
function paidWith(
  cardId: string | null,
  subscription: Subscription,
  version: PlanVersion,
  now: number,
): Subscription {
  const paid = paidUp(subscription, version, now);
  if (paid.cardId === cardId || cardId === null || !isOpen(paid)) return paid;
  return updateRecord(subscription, { ...paid, cardId }, now);
}

/** Marks a subscription as unpaid: bookings are blocked, and it is not renewed. */
function markUnpaid(subscription: Subscription, now: number): Subscription {
  const marked: Subscription = { ...subscription, billingState: 'unpaid' };
  const { endOn, period } = subscription;
  return endOn === undefined || endOn > period.endOn
    ? ending({ ...marked, noticeEndOn: endOn }, period.endOn, 'unpaid', now)
    : updateRecord(marked, {}, now);
}

/**
 * Clears a debt that was paid or written off: continues a subscription that ended for it, or activates one
 * that awaited payment.
 */
export function paidUp(
  subscription: Subscription,
  version: PlanVersion,
  now: number,
): Subscription {
  const { status, period, endReason, noticeEndOn } = subscription;
  if (!isInArrears(subscription)) return subscription;
  const activation: Partial<Subscription> =
    status === 'approved' ? { status: 'active', ...planEnd(version, period) } : {};
  const continuation: Partial<Subscription> =
    endReason === 'unpaid'
      ? {
          endOn: noticeEndOn,
          endReason: noticeEndOn ? 'doctorEnded' : undefined,
          noticeEndOn: undefined,
        }
      : {};
  return updateRecord(
    subscription,
    { billingState: 'current', ...activation, ...continuation },
    now,
  );
}

/**
 * Writes off an open invoice: it becomes uncollectible, and billing is current again.
 * @throws {RuleError} `transition_not_allowed` if nothing is past due
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
