import { RuleError } from '@praxis/contract';
import type { Practice } from '@praxis/contract/entities/practice';
import { pricedIn } from '@praxis/contract/rules/subscriptions/plan';
import type { Simulation } from '../../core/module';
import { currentOf } from '../plans/view';
import { table } from '../tables';

/**
 * Changes the currency of a practice and its draft plans. Subscribers keep the currency that they
 * agreed to.
 * @throws {RuleError} `validation_failed` if any plan was ever on sale
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
