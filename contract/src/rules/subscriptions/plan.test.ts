import { planStatuses } from '../../entities/plan';
import { money } from '../billing/money';
import {
  archive,
  changePlanTerms,
  checkPlanDeletable,
  checkPrice,
  createPlan,
  publish,
} from './plan';
import type { PlanTerms } from './plan';
import { codeOf } from '../testing/expect-code';
import { aPlan, aVersion, epoch } from '../testing/records';

const {
  id: _id,
  version: _version,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  planId: _planId,
  number: _number,
  ...terms
} = aVersion();
const clock = { now: epoch, currency: 'USD' };
const given = { plan: aPlan(), current: aVersion() };
const change = (fields: Partial<PlanTerms>) =>
  changePlanTerms(given, { ...terms, ...fields }, { versionId: 'next', ...clock });

test.each([
  [-1, 'price_range'],
  [0, null],
  [1, 'price_range'],
  [99, 'price_range'],
  [100, null],
  [1_000_000, null],
  [1_000_001, 'price_range'],
])('a price of %d: %s', (amount, code) => {
  expect(codeOf(() => checkPrice(money(amount, 'USD'), 'price'))).toBe(code);
  const create = () =>
    createPlan(
      { planId: 'p', versionId: 'v' },
      'doctor',
      { ...terms, joiningFee: money(amount, 'USD') },
      clock,
    );
  expect(codeOf(create)).toBe(code);
});

test('starts as a draft in the practice’s currency', () => {
  const made = createPlan({ planId: 'p', versionId: 'v' }, 'doctor', terms, clock);
  expect(made.plan).toMatchObject({ status: 'draft', currentVersionId: 'v' });
  expect(made.current).toMatchObject({ planId: 'p', number: 1 });
  const euros = { ...terms, price: money(9900, 'EUR') };
  expect(codeOf(() => createPlan({ planId: 'p', versionId: 'v' }, 'doctor', euros, clock))).toBe(
    'validation_failed',
  );
});

test('a new price creates a new version, with or without subscribers', () => {
  const costlier = change({ price: money(12_900, 'USD') });
  expect(costlier.current).toMatchObject({ id: 'next', number: 2, price: money(12_900, 'USD') });
  expect(costlier.plan.currentVersionId).toBe('next');
  expect(change({ visitAllowance: 2 }).current.id).toBe('next');
});

test('text changes in place', () => {
  const renamed = change({ name: 'Daily care' });
  expect(renamed.current).toMatchObject({ id: 'version', name: 'Daily care', version: 2 });
});

test.each(planStatuses)('publishing and archiving a plan that is %s', (status) => {
  const plan = aPlan({ status });
  expect(codeOf(() => publish(plan, epoch))).toBe(
    status === 'active' ? 'transition_not_allowed' : null,
  );
  expect(codeOf(() => archive(plan, epoch))).toBe(
    status === 'archived' ? 'transition_not_allowed' : null,
  );
});

test('a plan that ever had a subscriber cannot be deleted', () => {
  expect(codeOf(() => checkPlanDeletable(1))).toBe('plan_in_use');
  expect(codeOf(() => checkPlanDeletable(0))).toBeNull();
});
