import type { PlanVersion } from '../../entities/plan';
import { nextBill } from './next-charge';
import { firstPeriod } from '../subscriptions/subscription-decisions';

/** Returns the first charge of a subscription that starts on a day: date, lines and total. */
export function firstCharge(version: PlanVersion, startOn: string) {
  const approved = { status: 'approved', billingState: 'none', startOn } as const;
  const bill = nextBill({ ...approved, ...firstPeriod(startOn, version) }, version);
  if (!bill) throw new Error('A new subscription has a first bill.');
  const { period, lines, tax, total } = bill;
  return {
    on: period.startOn,
    lines,
    tax,
    total,
    trialEndsOn: version.trialDays > 0 ? period.startOn : null,
    renewsOn: period.endOn,
  };
}
