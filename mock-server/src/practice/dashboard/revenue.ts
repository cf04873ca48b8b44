import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import type { Money } from '@praxis/contract/entities/money';
import type { Subscription } from '@praxis/contract/entities/subscription';
import type { Simulation } from '../../core/module';
import type { DoctorCaller } from '../caller';
import { localDateAt } from '../sample/local-time';
import { renewsAfter } from '../subscriptions/activity';
import { table } from '../tables';
import { sumByDay, type ComparedPeriods } from './steps';

/** Collected, refunded and monthly recurring revenue, compared with the previous period. */
export function revenueOf(
  { database }: Simulation,
  { doctor, practice }: DoctorCaller,
  subscriptions: readonly Subscription[],
  { now, before, steps, stepsBefore }: ComparedPeriods,
): DoctorDashboard['revenue'] {
  const money = (amountMinor: number): Money => ({ amountMinor, currency: practice.currency });
  const sumOf = (
    records: readonly { doctorId: string; status: string; createdAt: string; amount: Money }[],
  ) => {
    const dated = records
      .filter((one) => one.doctorId === doctor.id && one.status === 'succeeded')
      .map(({ createdAt, amount }) => ({
        on: localDateAt(Date.parse(createdAt), practice.timeZone),
        amount: amount.amountMinor,
      }));
    return sumByDay(dated, ({ amount }) => amount);
  };
  const collected = sumOf(table(database, 'charges').all());
  const refunded = sumOf(table(database, 'refunds').all());
  const perMonth = subscriptions.map((one) => {
    const version = table(database, 'planVersions').get(one.planVersionId);
    const price = version?.price.amountMinor ?? 0;
    return { one, amount: Math.round(price / (version?.intervalMonths ?? 1)) };
  });
  const recurringAt = (on: string) =>
    perMonth.reduce((sum, { one, amount }) => (renewsAfter(one, on) ? sum + amount : sum), 0);
  return {
    collected: { now: money(collected(now)), before: money(collected(before)) },
    refunded: { now: money(refunded(now)), before: money(refunded(before)) },
    recurringPerMonth: {
      now: money(recurringAt(now.to)),
      before: money(recurringAt(before.to)),
    },
    series: steps.ranges.map((part, index) => ({
      on: part.from,
      collected: money(collected(part)),
      collectedBefore: money(collected(stepsBefore.ranges[index] ?? before)),
      refunded: money(refunded(part)),
      recurringPerMonth: money(recurringAt(part.to)),
    })),
  };
}
