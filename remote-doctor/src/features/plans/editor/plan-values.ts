import { planInput } from '@praxis/contract/endpoints/plans';
import type { IntervalMonths, PlanVersion } from '@praxis/contract/entities/plan';
import type { PlanTerms } from '@praxis/contract/rules/subscriptions/plan';

/** The terms of a plan as the form holds them: a number that is not there yet is null. */
export interface PlanValues {
  name: string;
  description: string;
  /** One per line. */
  benefits: string;
  price: number | null;
  interval: `${IntervalMonths}`;
  joiningFee: number | null;
  trialDays: number | null;
  unlimited: boolean;
  visitAllowance: number | null;
  unbounded: boolean;
  capacity: number | null;
  autoRenew: boolean;
}

/** Where a new plan begins: paid monthly, open to all, until somebody cancels. */
export const firstValues: PlanValues = {
  name: '',
  description: '',
  benefits: '',
  price: null,
  interval: '1',
  joiningFee: 0,
  trialDays: 0,
  unlimited: true,
  visitAllowance: null,
  unbounded: true,
  capacity: null,
  autoRenew: true,
};

/** What the form shows of a plan's terms. */
export function valuesOf(terms: PlanVersion): PlanValues {
  const { name, description, trialDays, visitAllowance, capacity, autoRenew } = terms;
  return {
    name,
    description,
    benefits: terms.benefits.join('\n'),
    price: terms.price.amountMinor,
    interval: `${terms.intervalMonths}`,
    joiningFee: terms.joiningFee.amountMinor,
    trialDays,
    unlimited: visitAllowance === null,
    visitAllowance,
    unbounded: capacity === null,
    capacity,
    autoRenew,
  };
}

/** The lines that say something, each once. */
export const benefitsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** The terms so far, with nothing in the place of what is not there yet: for the preview. */
export const termsSoFar = (values: PlanValues, currency: string): PlanTerms => ({
  name: values.name.trim(),
  description: values.description.trim(),
  benefits: benefitsOf(values.benefits),
  price: { amountMinor: values.price ?? 0, currency },
  intervalMonths: Number(values.interval) as IntervalMonths,
  joiningFee: { amountMinor: values.joiningFee ?? 0, currency },
  trialDays: values.trialDays ?? 0,
  visitAllowance: values.unlimited ? null : (values.visitAllowance ?? 0),
  capacity: values.unbounded ? null : (values.capacity ?? 0),
  autoRenew: values.autoRenew,
});

/** What would be sent, judged by the contract: a number that is not there yet is a fault. */
export function judged(
  values: PlanValues,
  currency: string,
): ReturnType<typeof planInput.safeParse> {
  const { price, joiningFee, trialDays, visitAllowance, capacity } = values;
  return planInput.safeParse({
    ...termsSoFar(values, currency),
    price: { amountMinor: price, currency },
    joiningFee: { amountMinor: joiningFee, currency },
    trialDays,
    visitAllowance: values.unlimited ? null : (visitAllowance ?? undefined),
    capacity: values.unbounded ? null : (capacity ?? undefined),
  });
}
