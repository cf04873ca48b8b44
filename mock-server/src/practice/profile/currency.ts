import { RuleError } from '@praxis/contract';
import type { Practice } from '@praxis/contract/entities/practice';
import { pricedIn } from '@praxis/contract/rules/subscriptions/plan';
import type { Simulation } from '../../core/module';
import { currentOf } from '../plans/view';
import { table } from '../tables';

/**
 * Members pay in the currency that they agreed to; drafts follow the practice to another one.
 * @throws {RuleError} `validation_failed` once a plan was on sale
 */
export function changeCurrency(simulation: Simulation, practice: Practice, currency: string): void {
  if (currency === practice.currency) return;
  const { database, now } = simulation;
  const doctorIds = new Set(
    table(database, 'doctors')
      .filter(({ practiceId }) => practiceId === practice.id)
      .map(({ id }) => id),
  );
  const plans = table(database, 'plans').filter(({ doctorId }) => doctorIds.has(doctorId));
  if (plans.some(({ status }) => status !== 'draft'))
    throw new RuleError('validation_failed', 'A plan was on sale in the old currency.', {
      currency: ['currency_fixed'],
    });
  for (const draft of plans) {
    const { plan, current } = pricedIn(
      { plan: draft, current: currentOf(simulation, draft) },
      currency,
      now(),
    );
    table(database, 'planVersions').put(current);
    table(database, 'plans').put(plan);
  }
}
