import type { Money } from '../../entities/money';
import { RuleError } from '../../errors';
import { memoize } from '../memoize';

/** Creates an amount. Amounts are integers in minor units; only functions that say so round. */
export const money = (amountMinor: number, currency: string): Money => ({ amountMinor, currency });

export const zero: (currency: string) => Money = memoize((currency: string) => money(0, currency));

/** Adds amounts. @throws {RuleError} `validation_failed` if the currencies differ */
export function plus(first: Money, second: Money): Money {
  checkCurrency(second, first.currency);
  if (first.amountMinor === 0) return second;
  return money(first.amountMinor + second.amountMinor, first.currency);
}

/** Subtracts amounts. @throws {RuleError} `validation_failed` if the currencies differ */
export function minus(first: Money, second: Money): Money {
  checkCurrency(second, first.currency);
  return money(first.amountMinor - second.amountMinor, first.currency);
}

/** Negates an amount. */
export const negative = (amount: Money): Money => money(0 - amount.amountMinor, amount.currency);

/** Sums amounts; zero if there are none. @throws {RuleError} `validation_failed` if one is in another currency */
export const sum = (amounts: readonly Money[], currency: string): Money =>
  amounts.reduce(plus, zero(currency));

/** Returns whether an amount is zero. */
export const isZero = (amount: Money): boolean => amount.amountMinor === 0;

/** Returns `part / whole` of an amount, rounded down; for charges. */
export const shareDown = (amount: Money, part: number, whole: number): Money =>
  money(Math.floor((amount.amountMinor * part) / whole), amount.currency);

/** Returns `part / whole` of an amount, rounded up; for refunds. */
export const shareUp = (amount: Money, part: number, whole: number): Money =>
  money(Math.ceil((amount.amountMinor * part) / whole), amount.currency);

/** Returns the smaller of two amounts in the same currency. */
export const lesser = (first: Money, second: Money): Money =>
  first.amountMinor <= second.amountMinor ? first : second;

/** Checks an amount's currency. @throws {RuleError} `validation_failed` for the given field */
export function checkCurrency(amount: Money, currency: string, field = 'currency'): void {
  if (amount.currency !== currency)
    throw new RuleError('validation_failed', `Expected ${currency}, got ${amount.currency}.`, {
      [field]: ['currency_mismatch'],
    });
}

/**
 * Checks that an amount is still the one that the caller was shown, if the caller says which: amounts that
 * depend on the day change at midnight, without a change of the record.
 * @throws {RuleError} `version_conflict`
 */
export function checkShown(amount: Money, shown: Money | undefined): void {
  if (shown && (shown.amountMinor !== amount.amountMinor || shown.currency !== amount.currency))
    throw new RuleError('version_conflict');
}

/** Returns the number of decimals of a currency: 2 for EUR, 0 for JPY. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;
