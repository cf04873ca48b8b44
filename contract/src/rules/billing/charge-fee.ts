import type { Money } from '../../entities/money';
import { money } from './money';

/** The provider's share of a charge: 2.9 % and 30 minor units, rounded up, and never more than the charge. */
export const chargeFee = ({ amountMinor, currency }: Money): Money =>
  money(Math.min(amountMinor, Math.ceil((amountMinor * 29) / 1000) + 30), currency);
