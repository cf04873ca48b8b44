import type { Money } from '../../entities/money';
import { money } from './money';

/** Returns the provider's fee for a charge: 2.9% plus 30 minor units, rounded up, at most the charge. */
export const chargeFee = ({ amountMinor, currency }: Money): Money =>
  money(Math.min(amountMinor, Math.ceil((amountMinor * 29) / 1000) + 30), currency);
