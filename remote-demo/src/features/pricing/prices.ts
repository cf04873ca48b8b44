import type { BillingPeriod, PricingPlan } from '@praxis/contract/demo/pricing';

/** The plans' prices are whole dollars. */
export const inDollars = (dollars: number) => ({ amountMinor: dollars * 100, currency: 'USD' });

/** Price per month, in dollars. */
export const monthlyPrice = (
  { monthlyPrice: everyMonth, yearlyPlan }: PricingPlan,
  billing: BillingPeriod,
): number => (billing === 'yearly' ? yearlyPlan.perMonth : everyMonth);
