import type { Money } from '../../entities/money';
import type { Plan, PlanStatus, PlanVersion } from '../../entities/plan';
import { RuleError } from '../../errors';
import { checkCurrency } from '../billing/money';
import type { Refusal, Transitions } from '../transition';
import { notAllowed, refuse, transitionRefusal } from '../transition';
import { changed, newRecord } from '../versions';

/** An archived plan can be sold again. */
export const planTransitions: Transitions<PlanStatus> = {
  draft: ['active', 'archived'],
  active: ['archived'],
  archived: ['active'],
};

/** In minor units; a free plan costs 0. */
export const priceAtLeast = 100;
export const priceAtMost = 1_000_000;

export type PlanTerms = Omit<
  PlanVersion,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'planId' | 'number'
>;

/** Whether a plan may cost an amount: 0, or 100 to 1,000,000 minor units. */
export const isPrice = (amountMinor: number): boolean =>
  amountMinor === 0 || (amountMinor >= priceAtLeast && amountMinor <= priceAtMost);

/** Of price and joining fee. @throws {RuleError} `price_range` */
export function checkPrice({ amountMinor }: Money, field: string): void {
  if (!isPrice(amountMinor))
    throw new RuleError('price_range', undefined, { [field]: ['price_range'] });
}

/** @throws {RuleError} `validation_failed` where an amount is not in the practice's currency, `price_range` */
export function checkTerms({ price, joiningFee }: PlanTerms, currency: string): void {
  checkCurrency(price, currency, 'price.currency');
  checkCurrency(joiningFee, currency, 'joiningFee.currency');
  checkPrice(price, 'price');
  checkPrice(joiningFee, 'joiningFee');
}

export interface PlanWithTerms {
  plan: Plan;
  current: PlanVersion;
}

/** Begins as a draft with its first version. */
export function createPlan(
  ids: { planId: string; versionId: string },
  doctorId: string,
  terms: PlanTerms,
  { now, currency }: { now: number; currency: string },
): PlanWithTerms {
  checkTerms(terms, currency);
  const current = { ...newRecord(ids.versionId, now), planId: ids.planId, number: 1, ...terms };
  const plan: Plan = {
    ...newRecord(ids.planId, now),
    doctorId,
    status: 'draft',
    currentVersionId: ids.versionId,
  };
  return { plan, current };
}

/** What members agreed to: a change of any of it makes a new version. */
const agreedTerms = ['intervalMonths', 'trialDays', 'visitAllowance', 'autoRenew'] as const;

/** Whether members would pay or get something else, so that they keep the terms before. */
export const changesWhatIsAgreed = (before: PlanTerms, after: PlanTerms): boolean =>
  before.price.amountMinor !== after.price.amountMinor ||
  before.joiningFee.amountMinor !== after.joiningFee.amountMinor ||
  agreedTerms.some((name) => before[name] !== after[name]);

/** What is off the shelf is not changed. */
export const editRefusal = ({ status }: Pick<Plan, 'status'>): Refusal | undefined =>
  status === 'archived' ? notAllowed('archived', 'archived', 'publish it to change it') : undefined;

/**
 * A change of price, or of what it buys, makes a new version: members keep theirs, and who is about to
 * subscribe is told that the terms they read are no longer offered. Wording and capacity change in place.
 */
export function changePlanTerms(
  { plan, current }: PlanWithTerms,
  terms: PlanTerms,
  {
    versionId,
    now,
    currency,
  }: {
    versionId: string;
    now: number;
    currency: string;
  },
): PlanWithTerms {
  refuse(editRefusal(plan));
  checkTerms(terms, currency);
  if (!changesWhatIsAgreed(current, terms))
    return { plan: changed(plan, {}, now), current: changed(current, terms, now) };
  const next = {
    ...newRecord(versionId, now),
    planId: plan.id,
    number: current.number + 1,
    ...terms,
  };
  return { plan: changed(plan, { currentVersionId: versionId }, now), current: next };
}

/** A draft is priced in the practice's currency, which can be another one until a plan is on sale: its amounts stay. */
export const pricedIn = (
  { plan, current }: PlanWithTerms,
  currency: string,
  now: number,
): PlanWithTerms => ({
  plan: changed(plan, {}, now),
  current: changed(
    current,
    {
      price: { ...current.price, currency },
      joiningFee: { ...current.joiningFee, currency },
    },
    now,
  ),
});

/** What is on sale already is not published. */
export const publishRefusal = ({ status }: Pick<Plan, 'status'>): Refusal | undefined =>
  transitionRefusal(planTransitions, status, 'active');

/** draft, archived -> active. */
export function publish(plan: Plan, now: number): Plan {
  refuse(publishRefusal(plan));
  return changed(plan, { status: 'active' }, now);
}

/** What is archived already is not archived. */
export const archiveRefusal = ({ status }: Pick<Plan, 'status'>): Refusal | undefined =>
  transitionRefusal(planTransitions, status, 'archived');

/** draft, active -> archived: no longer on sale, members stay. */
export function archive(plan: Plan, now: number): Plan {
  refuse(archiveRefusal(plan));
  return changed(plan, { status: 'archived' }, now);
}

/** A plan that anybody ever subscribed to stays. */
export const deleteRefusal = (subscriptions: number): Refusal | undefined =>
  subscriptions > 0 ? { code: 'plan_in_use' } : undefined;

/** @throws {RuleError} `plan_in_use` */
export const checkPlanDeletable = (subscriptions: number): void =>
  refuse(deleteRefusal(subscriptions));
