import type { Money } from '../../entities/money';
import type { Period } from '../../entities/subscription';
import { daysIn } from '../time/calendar';
import { daysBetween } from '../time/days';
import { minus, money, shareDown, shareUp } from './money';

/** Returns the remaining days of a period, including the given day (docs/domain.md#proration). */
export const daysLeftOn = (period: Period, on: string, endOn: string = period.endOn): number =>
  Math.max(
    0,
    Math.min(daysIn(period), daysBetween(on, endOn < period.endOn ? endOn : period.endOn)),
  );

/** Returns the credit for the remaining days: ceil(price × daysLeft / daysInPeriod). */
export const credit = (price: Money, daysLeft: number, daysInPeriod: number): Money =>
  shareUp(price, daysLeft, daysInPeriod);

/** Returns the charge for the remaining days: floor(price × daysLeft / daysInPeriod). */
export const chargeFor = (price: Money, daysLeft: number, daysInPeriod: number): Money =>
  shareDown(price, daysLeft, daysInPeriod);

export interface Proration {
  daysLeft: number;
  daysInPeriod: number;
  credit: Money;
  charge: Money;
  /** Never negative: a plan change refunds nothing. */
  due: Money;
}

/** Prorates a price change within a period from a day on. */
export function prorate(oldPrice: Money, newPrice: Money, period: Period, on: string): Proration {
  const daysInPeriod = daysIn(period);
  const daysLeft = daysLeftOn(period, on);
  const back = credit(oldPrice, daysLeft, daysInPeriod);
  const charge = chargeFor(newPrice, daysLeft, daysInPeriod);
  const difference = minus(charge, back).amountMinor;
  return {
    daysLeft,
    daysInPeriod,
    credit: back,
    charge,
    due: money(Math.max(0, difference), newPrice.currency),
  };
}
