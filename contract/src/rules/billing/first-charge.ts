import type { PlanVersion } from '../../entities/plan';
import { nextBill } from './next-charge';
import { firstPeriod } from '../subscriptions/subscription-decisions';

/** What a subscription to these terms is charged first, if it starts on a day, and when. */
export function firstCharge(version: PlanVersion, startOn: string) {
  const approved = { status: 'approved', billingState: 'none', startOn } as const;
  const bill = nextBill({ ...approved, ...firstPeriod(startOn, version) }, version);
  if (!bill) throw new Error('What starts is billed.');
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
