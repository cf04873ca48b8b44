import type { Card } from '../../entities/card';
import type { Charge } from '../../entities/charge';
import type { Invoice } from '../../entities/invoice';
import type { PlanVersion } from '../../entities/plan';
import type { Period, Subscription } from '../../entities/subscription';
import { localDate } from '../time/calendar';
import { attemptCharge, isCollected } from './charge';
import { newInvoice } from './invoice';
import { nextBill, type NextBill } from './next-charge';
import { checkSubscriptionCommand } from '../subscriptions/subscription-machine';
import { refuseTransition } from '../transition';
import { updateRecord } from '../versions';

/** Context of billing a subscription. Ids may be derived, so that billing twice is detected. */
export interface BillingContext {
  now: number;
  timeZone: string;
  currency: string;
  practiceId: string;
  /** Terms of the billed period. */
  version: PlanVersion;
  card: Card | undefined;
  invoiceId: string;
  chargeId: string;
  /** Called only when an invoice is created: numbers have no gaps. */
  nextNumber: () => string;
}

export interface Billed {
  subscription: Subscription;
  /** Undefined if there is nothing to pay. */
  invoice?: Invoice;
  charge?: Charge;
}

/** Creates and charges an invoice; undefined if its total is zero. */
function bill(
  subscription: Subscription,
  { lines, total }: NextBill,
  context: BillingContext,
): { invoice: Invoice; charge: Charge } | undefined {
  const { now, timeZone, currency, practiceId, invoiceId, chargeId, nextNumber, card } = context;
  if (total.amountMinor <= 0) return undefined;
  const today = localDate(now, timeZone);
  const { doctorId, patientId } = subscription;
  const owed = { id: invoiceId, doctorId, patientId, due: total };
  const charge = attemptCharge(chargeId, owed, card, { attempt: 1, now, today });
  const number = nextNumber();
  const head = { id: invoiceId, practiceId, number, subscription, lines, currency, now, today };
  return { charge, invoice: newInvoice(head, isCollected(charge) ? 'paid' : 'open') };
}

/** Returns the end of a subscription to a plan without renewal: its first paid period's end. */
export const planEnd = ({ autoRenew }: PlanVersion, { endOn }: Period): Partial<Subscription> =>
  autoRenew ? {} : { endOn, endReason: 'planEnded' };

/**
 * approved -> active at `startOn`, after a successful first charge or with a trial. If the charge fails, the
 * invoice stays open: the patient may pay it for seven days.
 * @throws {RuleError} `transition_not_allowed`
 */
export function activate(subscription: Subscription, context: BillingContext): Billed {
  checkSubscriptionCommand(subscription, 'activate');
  const { version, now } = context;
  if (version.trialDays > 0)
    return {
      subscription: updateRecord(subscription, { status: 'active', billingState: 'trialing' }, now),
    };
  const { period } = subscription;
  const billed = bill(subscription, requireBill(subscription, version), context);
  if (billed?.invoice.status === 'open')
    return {
      ...billed,
      subscription: updateRecord(subscription, { billingState: 'pastDue' }, now),
    };
  const active = { status: 'active', billingState: 'current' } as const;
  return {
    ...billed,
    subscription: updateRecord(subscription, { ...active, ...planEnd(version, period) }, now),
  };
}

/** @throws {RuleError} `transition_not_allowed` if no further period is billed */
function requireBill(subscription: Subscription, version: PlanVersion): NextBill {
  return (
    nextBill(subscription, version) ??
    refuseTransition(subscription.status, 'active', 'no further period is billed')
  );
}

/**
 * Bills the next period, also after a trial; runs at 06:00 practice time on `period.endOn`. After a failed
 * charge, the subscription is past due and the invoice stays open for retries.
 * @throws {RuleError} `transition_not_allowed`
 */
export function renew(subscription: Subscription, context: BillingContext): Billed {
  const { version, now } = context;
  if (subscription.status !== 'active') refuseTransition(subscription.status, 'active', 'renew');
  const { scheduledPlanVersionId, billingState, endOn } = subscription;
  const next = requireBill(subscription, version);
  const billed = bill(subscription, next, context);
  // The first paid period of new terms, or after a trial.
  const isFirstPaidPeriod = billingState === 'trialing' || scheduledPlanVersionId !== undefined;
  const fields: Partial<Subscription> = {
    period: next.period,
    planVersionId: version.id,
    scheduledPlanVersionId: undefined,
    billingState: billed?.invoice.status === 'open' ? 'pastDue' : 'current',
    ...(isFirstPaidPeriod && endOn === undefined ? planEnd(version, next.period) : {}),
  };
  return { ...billed, subscription: updateRecord(subscription, fields, now) };
}
