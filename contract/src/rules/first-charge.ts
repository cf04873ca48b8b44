import type { PlanVersion } from '../entities/plan';
import { firstPaidPeriod } from './billing';
import { invoiceTotals, periodLines } from './invoice';
import { firstPeriod } from './subscription-decisions';

/** What a subscription to these terms is charged first, if it starts on a day, and when. */
export function firstCharge(version: PlanVersion, startOn: string) {
  const { anchorDay } = firstPeriod(startOn, version);
  const period = firstPaidPeriod({ startOn, anchorDay }, version);
  const lines = periodLines(version, period, { joining: true });
  return {
    on: period.startOn,
    lines,
    ...invoiceTotals(lines, version.price.currency),
    trialEndsOn: version.trialDays > 0 ? period.startOn : null,
    renewsOn: period.endOn,
  };
}
