import type { Money } from '@praxis/contract/entities/money';

/** What goes off an amount, as it stands in a sum: gross, fees and refunds add up to net. */
export const deducted = ({ amountMinor, currency }: Money): Money => ({
  amountMinor: 0 - amountMinor,
  currency,
});
