import type { PlanVersion } from '../../entities/plan';
import type { EndReason, Subscription } from '../../entities/subscription';
import { RuleError } from '../../errors';
import { addDays, addMonths, dayOfMonth, localDate } from '../time/calendar';
import { daysBetween } from '../time/days';
import { toInstant } from '../time/instants';
import { checkSubscriptionCommand, resumeRefusal } from './subscription-machine';
import { refuse } from '../transition';
import { updateRecord } from '../versions';

/**
 * Maximum days until an approved subscription starts, and a doctor's minimum notice in days
 * (docs/domain.md#subscription).
 */
export const approvalDaysAhead = 90;
export const noticeDays = 30;
/** Maximum notice, in days. */
export const maxNoticeDays = 366;
/** Days after which an undecided application, and an unpaid approval, lapse. */
export const undecidedDays = 14;
export const unpaidDays = 7;

/** Who decides, when (milliseconds since the epoch), and the practice's time zone. */
export interface Deciding {
  by: string;
  now: number;
  timeZone: string;
}

const dateFault = (field: string, code: string) =>
  new RuleError('validation_failed', undefined, { [field]: [code] });

/** Returns the first period of a subscription: its trial, or its first paid period. */
export function firstPeriod(
  startOn: string,
  version: Pick<PlanVersion, 'trialDays' | 'intervalMonths'>,
) {
  const paidFrom = addDays(startOn, version.trialDays);
  const anchorDay = dayOfMonth(paidFrom);
  const endOn =
    version.trialDays > 0 ? paidFrom : addMonths(startOn, version.intervalMonths, anchorDay);
  return { period: { startOn, endOn }, anchorDay };
}

/**
 * Returns the day on which an approved subscription starts: the chosen one, or today.
 * @throws {RuleError} `too_far_ahead`, or `validation_failed` for a day in the past
 */
export function checkedStart(chosen: string | undefined, today: string): string {
  const startOn = chosen ?? today;
  if (startOn < today) throw dateFault('startOn', 'date_past');
  if (daysBetween(today, startOn) > approvalDaysAhead)
    throw new RuleError('too_far_ahead', undefined, { startOn: ['too_far_ahead'] });
  return startOn;
}

/**
 * pending -> approved. Nothing is charged before `startOn`; a subscription that starts today is due
 * immediately.
 * @throws {RuleError} `transition_not_allowed`, `too_far_ahead`, or `validation_failed` for a day in the past
 */
export function approve(
  subscription: Subscription,
  version: PlanVersion,
  { startOn: chosen, note }: { startOn?: string; note?: string },
  { by, now, timeZone }: Deciding,
): Subscription {
  checkSubscriptionCommand(subscription, 'approve');
  const startOn = checkedStart(chosen, localDate(now, timeZone));
  const decision = { by, at: toInstant(now), code: 'approved' as const, note };
  return updateRecord(
    subscription,
    { status: 'approved', startOn, ...firstPeriod(startOn, version), decision },
    now,
  );
}

type RejectionCode = Exclude<NonNullable<Subscription['decision']>['code'], 'approved'>;

/** pending -> rejected, with a reason; releases the card. @throws {RuleError} `transition_not_allowed` */
export function reject(
  subscription: Subscription,
  { code, note }: { code: RejectionCode; note?: string },
  { by, now }: Deciding,
): Subscription {
  checkSubscriptionCommand(subscription, 'reject');
  const decision = { by, at: toInstant(now), code, note };
  return updateRecord(subscription, { status: 'rejected', decision, cardId: null }, now);
}

/** Ends a subscription: no card, nothing scheduled. Final states never reopen. */
export const closeSubscription = (
  subscription: Subscription,
  endOn: string,
  endReason: EndReason,
  now: number,
): Subscription =>
  updateRecord(
    subscription,
    {
      status: 'expiredCancelled',
      billingState: 'none',
      endOn,
      endReason,
      cardId: null,
      scheduledPlanVersionId: undefined,
    },
    now,
  );

/**
 * pending, approved -> expiredCancelled by the patient; the caller voids open invoices. @throws {RuleError}
 * `transition_not_allowed`
 */
export function withdraw(subscription: Subscription, { now, timeZone }: Deciding): Subscription {
  checkSubscriptionCommand(subscription, 'withdraw');
  return closeSubscription(subscription, localDate(now, timeZone), 'patientWithdrew', now);
}

/** active -> ending by the patient: no renewal. @throws {RuleError} `transition_not_allowed` */
export function cancelAtPeriodEnd(subscription: Subscription, now: number): Subscription {
  checkSubscriptionCommand(subscription, 'cancelAtPeriodEnd');
  return ending(subscription, subscription.period.endOn, 'patientCancelled', now);
}

/**
 * active -> ending by the doctor, with at least 30 days' notice. @throws {RuleError}
 * `transition_not_allowed`, or `validation_failed` for `endOn`
 */
export function endWithNotice(
  subscription: Subscription,
  endOn: string,
  { now, timeZone }: Deciding,
): Subscription {
  checkSubscriptionCommand(subscription, 'endWithNotice');
  const notice = daysBetween(localDate(now, timeZone), endOn);
  if (notice < noticeDays) throw dateFault('endOn', 'notice_too_short');
  if (notice > maxNoticeDays) throw dateFault('endOn', 'too_far_ahead');
  return ending(subscription, endOn, 'doctorEnded', now);
}

/** Sets the end and cancels a scheduled plan change; the caller has checked that this is allowed. */
export const ending = (
  subscription: Subscription,
  endOn: string,
  endReason: EndReason,
  now: number,
): Subscription =>
  updateRecord(subscription, { endOn, endReason, scheduledPlanVersionId: undefined }, now);

/**
 * ending -> active: the patient revokes their cancellation before the end. @throws {RuleError}
 * `transition_not_allowed`
 */
export function resume(subscription: Subscription, { now, timeZone }: Deciding): Subscription {
  refuse(resumeRefusal(subscription, localDate(now, timeZone)));
  const none = { endOn: undefined, endReason: undefined, endNote: undefined };
  return updateRecord(subscription, none, now);
}
