import { hour, toMillis } from '../time/instants';
import { owedConsequences } from './owed';

const createdAt = '2026-03-01T11:00:00.000Z';
const owed = (subscription: Partial<Parameters<typeof owedConsequences>[0]> = {}, hoursTried = 0) =>
  owedConsequences(
    { status: 'active', billingState: 'pastDue', startOn: '2026-03-01', ...subscription },
    { createdAt },
    toMillis(createdAt) + hoursTried * hour,
  );

it.each([
  [0, '2026-03-02T11:00:00.000Z'],
  [24, '2026-03-04T11:00:00.000Z'],
  [72, '2026-03-11T11:00:00.000Z'],
])('names the next retry, and the last one, which blocks: after %i hours', (hours, retryAt) => {
  const blockedAt = '2026-03-11T11:00:00.000Z';
  expect(owed({}, hours)).toEqual({ retryAt, blockedAt, lapsesOn: null });
});

it('names nothing further where all retries failed: it is blocked already', () => {
  const none = { retryAt: null, blockedAt: null, lapsesOn: null };
  expect(owed({ billingState: 'unpaid' }, 240)).toEqual(none);
});

it('names the day on which a first payment that never came ends it', () => {
  expect(owed({ status: 'approved' })).toEqual({
    retryAt: null,
    blockedAt: null,
    lapsesOn: '2026-03-08',
  });
});
