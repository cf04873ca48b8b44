import type { Money } from '../../entities/money';
import type { Plan, PlanStatus, PlanVersion } from '../../entities/plan';
import { RuleError } from '../../errors';
import { checkCurrency } from '../billing/money';
import type { Refusal, Transitions } from '../transition';
import { notAllowed, refuse, transitionRefusal } from '../transition';
import { updateRecord, newRecord } from '../versions';

/** State machine of a plan; an archived plan can be published again. */
export const planTransitions: Transitions<PlanStatus> = {
  draft: ['active', 'archived'],
  active: ['archived'],
  archived: ['active'],
};

/** Price range in minor units; a free plan costs 0. */
export const minPriceMinor = 100;
export const maxPriceMinor = 1_000_000;

export type PlanTerms = Omit<
  PlanVersion,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'planId' | 'number'
>;

/** Returns whether a price is valid: 0, or 100 to 1,000,000 minor units. */
export const isPrice = (amountMinor: number): boolean =>
  amountMinor === 0 || (amountMinor >= minPriceMinor && amountMinor <= maxPriceMinor);

/** Checks a price or joining fee. @throws {RuleError} `price_range`, for the field */
export function checkPrice({ amountMinor }: Money, field: string): void {
  if (!isPrice(amountMinor))
    throw new RuleError('price_range', undefined, { [field]: ['price_range'] });
}

/**
 * Checks a plan's amounts. @throws {RuleError} `validation_failed` if one is not in the practice's currency,
 * or `price_range`
 */
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

/** Creates a draft with its first version. @throws {RuleError} as `checkTerms` */
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

/** Terms that subscribers agreed to: changing one creates a new version. */
const agreedTerms = ['intervalMonths', 'trialDays', 'visitAllowance', 'autoRenew'] as const;

/** Returns whether a change affects what subscribers agreed to, so that they keep the previous version. */
export const changesWhatIsAgreed = (before: PlanTerms, after: PlanTerms): boolean =>
  before.price.amountMinor !== after.price.amountMinor ||
  before.joiningFee.amountMinor !== after.joiningFee.amountMinor ||
  agreedTerms.some((name) => before[name] !== after[name]);

/** Returns why a plan cannot be edited: it is archived. */
export const editRefusal = ({ status }: Pick<Plan, 'status'>): Refusal | undefined =>
  status === 'archived' ? notAllowed('archived', 'archived', 'publish it to change it') : undefined;

/**
 * Changes a plan. A new price or scope creates a new version: subscribers keep theirs, and somebody about to
 * subscribe is told that the terms have changed. Text and capacity change in place.
 * @throws {RuleError} `transition_not_allowed` if archived, and as `checkTerms`
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
    return { plan: updateRecord(plan, {}, now), current: updateRecord(current, terms, now) };
  const next = {
    ...newRecord(versionId, now),
    planId: plan.id,
    number: current.number + 1,
    ...terms,
  };
  return { plan: updateRecord(plan, { currentVersionId: versionId }, now), current: next };
}

/** Converts a draft to the practice's currency, which can change until a plan is on sale; the numbers stay. */
export const pricedIn = (
  { plan, current }: PlanWithTerms,
  currency: string,
  now: number,
): PlanWithTerms => ({
  plan: updateRecord(plan, {}, now),
  current: updateRecord(
    current,
    {
      price: { ...current.price, currency },
      joiningFee: { ...current.joiningFee, currency },
    },
    now,
  ),
});

/** Returns why a plan cannot be published: it is already. */
export const publishRefusal = ({ status }: Pick<Plan, 'status'>): Refusal | undefined =>
  transitionRefusal(planTransitions, status, 'active');

/** draft, archived -> active. @throws {RuleError} `transition_not_allowed` */
export function publish(plan: Plan, now: number): Plan {
  refuse(publishRefusal(plan));
  return updateRecord(plan, { status: 'active' }, now);
}

/** Returns why a plan cannot be archived: it is already. */
export const archiveRefusal = ({ status }: Pick<Plan, 'status'>): Refusal | undefined =>
  transitionRefusal(planTransitions, status, 'archived');

/** draft, active -> archived: no longer on sale; subscribers stay. @throws {RuleError} `transition_not_allowed` */
export function archive(plan: Plan, now: number): Plan {
  refuse(archiveRefusal(plan));
  return updateRecord(plan, { status: 'archived' }, now);
}

/** Returns why a plan cannot be deleted: it ever had a subscription. */
export const deleteRefusal = (subscriptions: number): Refusal | undefined =>
  subscriptions > 0 ? { code: 'plan_in_use' } : undefined;

/** Checks that a plan can be deleted, given the number of its subscriptions. @throws {RuleError} `plan_in_use` */
export const checkPlanDeletable = (subscriptions: number): void =>
  refuse(deleteRefusal(subscriptions));
