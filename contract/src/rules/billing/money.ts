import type { Money } from '../../entities/money';
import { RuleError } from '../../errors';
import { memoize } from '../memoize';

/** Amounts are integers of the smallest unit; nothing here rounds but where its name says so. */
export const money = (amountMinor: number, currency: string): Money => ({ amountMinor, currency });

export const zero: (currency: string) => Money = memoize((currency: string) => money(0, currency));

/** @throws {RuleError} `validation_failed` where currencies are mixed */
export function plus(first: Money, second: Money): Money {
  checkCurrency(second, first.currency);
  if (first.amountMinor === 0) return second;
  return money(first.amountMinor + second.amountMinor, first.currency);
}

/** @throws {RuleError} `validation_failed` where currencies are mixed */
export function minus(first: Money, second: Money): Money {
  checkCurrency(second, first.currency);
  return money(first.amountMinor - second.amountMinor, first.currency);
}

/** What is taken off, as an amount below zero. */
export const negative = (amount: Money): Money => money(0 - amount.amountMinor, amount.currency);

/** Zero where there are none. @throws {RuleError} `validation_failed` where one is in another currency */
export const sum = (amounts: readonly Money[], currency: string): Money =>
  amounts.reduce(plus, zero(currency));

/** Free, or nothing left. */
export const isZero = (amount: Money): boolean => amount.amountMinor === 0;

/** The share `part / whole` of an amount, rounded down: what is charged. */
export const shareDown = (amount: Money, part: number, whole: number): Money =>
  money(Math.floor((amount.amountMinor * part) / whole), amount.currency);

/** The share `part / whole` of an amount, rounded up: what is given back. */
export const shareUp = (amount: Money, part: number, whole: number): Money =>
  money(Math.ceil((amount.amountMinor * part) / whole), amount.currency);

/** Of two amounts in one currency. */
export const lesser = (first: Money, second: Money): Money =>
  first.amountMinor <= second.amountMinor ? first : second;

/** @throws {RuleError} `validation_failed` where the amount is in another currency */
export function checkCurrency(amount: Money, currency: string, field = 'currency'): void {
  if (amount.currency !== currency)
    throw new RuleError('validation_failed', `Expected ${currency}, got ${amount.currency}.`, {
      [field]: ['currency_mismatch'],
    });
}

/** How many decimals a currency is written with: 2 for EUR, 0 for JPY. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;
