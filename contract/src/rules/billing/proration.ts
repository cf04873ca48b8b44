import type { Money } from '../../entities/money';
import type { Period } from '../../entities/subscription';
import { daysBetween, daysIn } from '../time/calendar';
import { minus, money, shareDown, shareUp } from './money';

/** The days of a period that are not over on a day, that day included (docs/domain.md#proration). */
export const daysLeftOn = (period: Period, on: string, endOn: string = period.endOn): number =>
  Math.max(
    0,
    Math.min(daysIn(period), daysBetween(on, endOn < period.endOn ? endOn : period.endOn)),
  );

/** What was paid for the days left: ceil(price x daysLeft / daysInPeriod). */
export const credit = (price: Money, daysLeft: number, daysInPeriod: number): Money =>
  shareUp(price, daysLeft, daysInPeriod);

/** What the days left cost: floor(price x daysLeft / daysInPeriod). */
export const chargeFor = (price: Money, daysLeft: number, daysInPeriod: number): Money =>
  shareDown(price, daysLeft, daysInPeriod);

export interface Proration {
  daysLeft: number;
  daysInPeriod: number;
  credit: Money;
  charge: Money;
  /** Never below zero: a change gives nothing back. */
  due: Money;
}

/** What changing the price within a period costs from a day on. */
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
