import { planInput } from '@praxis/contract/endpoints/plans';
import type { IntervalMonths, PlanVersion } from '@praxis/contract/entities/plan';
import type { PlanTerms } from '@praxis/contract/rules/subscriptions/plan';

/** Terms of a plan as form values: a missing number is null. */
export interface PlanValues {
  name: string;
  description: string;
  /** One benefit per line. */
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

/** Initial values of a new plan: monthly, unlimited, renews automatically. */
export const initialValues: PlanValues = {
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

/** Converts a plan's terms to form values. */
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

/** Nonempty lines without duplicates. */
export const benefitsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** Terms of the form, with defaults for missing values. */
export const draftTerms = (values: PlanValues, currency: string): PlanTerms => ({
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

/** Terms for the preview: a price or a number of appointments that isn't entered yet is left out. */
export const previewTerms = (values: PlanValues, currency: string) => ({
  ...draftTerms(values, currency),
  price: values.price === null ? null : { amountMinor: values.price, currency },
  visitAllowance: visitAllowanceOf(values),
});

/** Null if unlimited, undefined if not entered. */
const visitAllowanceOf = ({ unlimited, visitAllowance }: PlanValues) =>
  unlimited ? null : (visitAllowance ?? undefined);

/** Validates the request body with the contract's schema: a missing number is an error. */
export function validateTerms(
  values: PlanValues,
  currency: string,
): ReturnType<typeof planInput.safeParse> {
  const { price, joiningFee, trialDays, capacity } = values;
  return planInput.safeParse({
    ...draftTerms(values, currency),
    price: { amountMinor: price, currency },
    joiningFee: { amountMinor: joiningFee, currency },
    trialDays,
    visitAllowance: visitAllowanceOf(values),
    capacity: values.unbounded ? null : (capacity ?? undefined),
  });
}
