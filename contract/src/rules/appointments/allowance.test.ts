import type { Membership } from './allowance';
import {
  checkAllowance,
  periodContaining,
  reserveVisit,
  returnVisit,
  usesAllowance,
  usesVisit,
  visitsLeft,
  visitsUsed,
} from './allowance';
import { toMillis } from '../time/instants';
import { codeOf } from '../testing/expect-code';
import { anAppointment, aSubscription, aVersion, epoch } from '../testing/records';

const march = { startOn: '2026-03-01', endOn: '2026-04-01' };
const april = { startOn: '2026-04-01', endOn: '2026-05-01' };
const reserved = (id: string) => reserveVisit(`l-${id}`, { id }, 'subscription', march, epoch);
const at = toMillis('2026-03-10T14:00:00Z');

const membership = (fields: Partial<Membership> = {}): Membership => ({
  subscription: aSubscription(),
  version: aVersion({ visitAllowance: 2 }),
  ledger: [],
  ...fields,
});

const allowed = (fields: Partial<Membership>, start = at) =>
  codeOf(() => checkAllowance(membership(fields), start, 'America/New_York'));

test('used appointments are counted per period', () => {
  const ledger = [reserved('a'), reserved('b')];
  expect(visitsUsed(ledger, 'subscription', march)).toBe(2);
  expect(visitsUsed(ledger, 'subscription', april)).toBe(0);
  expect(allowed({ ledger: [reserved('a')] })).toBeNull();
  expect(allowed({ ledger })).toBe('allowance_used');
  expect(allowed({ ledger }, toMillis('2026-04-01T14:00:00Z'))).toBeNull();
  expect(allowed({ ledger, version: aVersion({ visitAllowance: null }) })).toBeNull();
});

test('an unpaid subscription cannot book, a past-due one can', () => {
  expect(allowed({ subscription: aSubscription({ billingState: 'unpaid' }) })).toBe(
    'membership_unpaid',
  );
  expect(allowed({ subscription: aSubscription({ billingState: 'pastDue' }) })).toBeNull();
});

test('after its end the allowance is used up, with the reason “ended”', () => {
  const subscription = aSubscription({ endOn: '2026-03-10' });
  expect(() => checkAllowance(membership({ subscription }), at, 'America/New_York')).toThrow(
    expect.objectContaining({ code: 'allowance_used', details: { reason: 'ended' } }),
  );
  expect(allowed({ subscription }, toMillis('2026-03-10T03:59:00Z'))).toBeNull();
});

test('a day in a later period belongs to that period, by the anchor day', () => {
  const subscription = aSubscription({
    anchorDay: 31,
    period: { startOn: '2026-01-31', endOn: '2026-02-28' },
  });
  const terms = { subscription, version: aVersion() };
  expect(periodContaining(terms, '2026-04-29')).toEqual({
    startOn: '2026-03-31',
    endOn: '2026-04-30',
  });
  expect(periodContaining(terms, '2026-01-30')).toBeUndefined();
});

test('a scheduled plan change applies from the next period on', () => {
  const inApril = toMillis('2026-04-10T14:00:00Z');
  const inMay = toMillis('2026-05-10T14:00:00Z');
  const entry = (id: string, period: typeof march) =>
    reserveVisit(`l-${id}`, { id }, 'subscription', period, epoch);
  const ledger = [entry('a', march), entry('b', april)];
  const scheduled = aVersion({ visitAllowance: 1 });
  expect(allowed({ ledger, scheduled })).toBeNull();
  expect(allowed({ ledger, scheduled }, inApril)).toBe('allowance_used');
  expect(allowed({ ledger, scheduled: aVersion({ visitAllowance: null }) }, inApril)).toBeNull();
  // An appointment booked for April on a monthly plan counts in the yearly period that begins then.
  const yearly = aVersion({ visitAllowance: 1, intervalMonths: 12 });
  expect(allowed({ ledger, scheduled }, inMay)).toBeNull();
  expect(allowed({ ledger, scheduled: yearly }, inMay)).toBe('allowance_used');
});

test.each([
  ['booked', undefined, true],
  ['checkedIn', undefined, true],
  ['fulfilled', undefined, true],
  ['noShow', undefined, true],
  ['requested', undefined, false],
  ['declined', undefined, false],
  ['cancelled', false, false],
  ['cancelled', true, true],
] as const)('%s, late %s, uses the allowance: %s', (state, late, expected) => {
  const cancel =
    late === undefined
      ? undefined
      : { by: 'x', at: '2026-03-01T00:00:00.000Z', code: 'other' as const, late };
  expect(usesVisit(anAppointment({ state, cancel }))).toBe(expected);
  expect(usesVisit(anAppointment({ state, cancel, subscriptionId: null }))).toBe(false);
});

test('an unlimited plan has no allowance to use, in the period of the appointment', () => {
  const unlimited = aVersion({ visitAllowance: null });
  const uses = (fields: Partial<Membership>, startAt = '2026-03-10T14:00:00.000Z') =>
    usesAllowance(anAppointment({ startAt }), membership(fields));
  expect(uses({})).toBe(true);
  expect(uses({ version: unlimited })).toBe(false);
  expect(uses({ scheduled: unlimited })).toBe(true);
  expect(uses({ scheduled: unlimited }, '2026-04-10T14:00:00.000Z')).toBe(false);
  expect(usesAllowance(anAppointment({ subscriptionId: null }), membership())).toBe(false);
});

test('an appointment is returned to the allowance once, and only if it was reserved', () => {
  const cancelled = anAppointment({ id: 'a', state: 'cancelled' });
  const entry = returnVisit('r', cancelled, [reserved('a'), reserved('b')], epoch);
  expect(entry).toMatchObject({ appointmentId: 'a', delta: 1, periodStartOn: '2026-03-01' });
  expect(returnVisit('r2', cancelled, [reserved('a'), entry!], epoch)).toBeUndefined();
  expect(returnVisit('r3', cancelled, [], epoch)).toBeUndefined();
  expect(returnVisit('r4', anAppointment({ id: 'a' }), [reserved('a')], epoch)).toBeUndefined();
});

test('the remaining allowance is never negative; null means unlimited', () => {
  expect(visitsLeft({ visitAllowance: 2 }, 3)).toBe(0);
  expect(visitsLeft({ visitAllowance: null }, 3)).toBeNull();
});
