import type { PlanVersion } from '../../entities/plan';
import type { EndReason, Subscription } from '../../entities/subscription';
import { RuleError } from '../../errors';
import { addDays, addMonths, dayOfMonth, daysBetween, localDate } from '../time/calendar';
import { toInstant } from '../time/instants';
import { checkSubscriptionCommand, resumeRefusal } from './subscription-machine';
import { refuse } from '../transition';
import { changed } from '../versions';

/** Days ahead that an approval may start at most, and the least notice of a doctor (docs/domain.md#subscription). */
export const approvalDaysAhead = 90;
export const noticeDays = 30;
/** A notice ends a subscription within a year. */
export const noticeDaysAtMost = 366;
/** Days after which an undecided application, and an approval that is not paid, lapse. */
export const undecidedDays = 14;
export const unpaidDays = 7;

/** Who decides, and when, in the practice's time zone. */
export interface Deciding {
  by: string;
  now: number;
  timeZone: string;
}

const dateFault = (field: string, code: string) =>
  new RuleError('validation_failed', undefined, { [field]: [code] });

/** The first period of a subscription: its trial, or else its first paid period. */
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
 * pending -> approved. Nothing is charged before `startOn`; one that starts today is due at once.
 * @throws {RuleError} `transition_not_allowed`, `too_far_ahead`, or `validation_failed` for a day in the past
 */
export function approve(
  subscription: Subscription,
  version: PlanVersion,
  { startOn: chosen, note }: { startOn?: string; note?: string },
  { by, now, timeZone }: Deciding,
): Subscription {
  checkSubscriptionCommand(subscription, 'approve');
  const today = localDate(now, timeZone);
  const startOn = chosen ?? today;
  if (startOn < today) throw dateFault('startOn', 'date_past');
  if (daysBetween(today, startOn) > approvalDaysAhead)
    throw new RuleError('too_far_ahead', undefined, { startOn: ['too_far_ahead'] });
  const decision = { by, at: toInstant(now), code: 'approved' as const, note };
  return changed(
    subscription,
    { status: 'approved', startOn, ...firstPeriod(startOn, version), decision },
    now,
  );
}

type RejectionCode = Exclude<NonNullable<Subscription['decision']>['code'], 'approved'>;

/** pending -> rejected, with a reason; the card is released. */
export function reject(
  subscription: Subscription,
  { code, note }: { code: RejectionCode; note?: string },
  { by, now }: Deciding,
): Subscription {
  checkSubscriptionCommand(subscription, 'reject');
  const decision = { by, at: toInstant(now), code, note };
  return changed(subscription, { status: 'rejected', decision, cardId: null }, now);
}

/** The record when it is over: no card, nothing scheduled. Terminal states never reopen. */
export const over = (
  subscription: Subscription,
  endOn: string,
  endReason: EndReason,
  now: number,
): Subscription =>
  changed(
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

/** pending, approved -> expiredCancelled by the patient; the caller voids open invoices. */
export function withdraw(subscription: Subscription, { now, timeZone }: Deciding): Subscription {
  checkSubscriptionCommand(subscription, 'withdraw');
  return over(subscription, localDate(now, timeZone), 'patientWithdrew', now);
}

/** active -> ending by the patient: no renewal. */
export function cancelAtPeriodEnd(subscription: Subscription, now: number): Subscription {
  checkSubscriptionCommand(subscription, 'cancelAtPeriodEnd');
  return ending(subscription, subscription.period.endOn, 'patientCancelled', now);
}

/** active -> ending by the doctor, with notice of 30 days or more. */
export function endWithNotice(
  subscription: Subscription,
  endOn: string,
  { now, timeZone }: Deciding,
): Subscription {
  checkSubscriptionCommand(subscription, 'endWithNotice');
  const notice = daysBetween(localDate(now, timeZone), endOn);
  if (notice < noticeDays) throw dateFault('endOn', 'notice_too_short');
  if (notice > noticeDaysAtMost) throw dateFault('endOn', 'too_far_ahead');
  return ending(subscription, endOn, 'doctorEnded', now);
}

/** It ends on a day, and a change of plan that was to come does not; whether it may is checked before. */
export const ending = (
  subscription: Subscription,
  endOn: string,
  endReason: EndReason,
  now: number,
): Subscription =>
  changed(subscription, { endOn, endReason, scheduledPlanVersionId: undefined }, now);

/** ending -> active: the patient takes back what the patient asked for, before the end. */
export function resume(subscription: Subscription, { now, timeZone }: Deciding): Subscription {
  refuse(resumeRefusal(subscription, localDate(now, timeZone)));
  return changed(subscription, { endOn: undefined, endReason: undefined }, now);
}
