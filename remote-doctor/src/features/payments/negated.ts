import type { Money } from '@praxis/contract/entities/money';

/** Negates a deduction, so that gross, fees and refunds add up to net. */
export const negated = ({ amountMinor, currency }: Money): Money => ({
  amountMinor: 0 - amountMinor,
  currency,
});
