import { hour, toMillis } from '../time/instants';
import { owedConsequences } from './owed';

const createdAt = '2026-03-01T11:00:00.000Z';
const owed = (subscription: Partial<Parameters<typeof owedConsequences>[0]> = {}, hoursTried = 0) =>
  owedConsequences(
    { status: 'active', billingState: 'pastDue', ...subscription },
    { createdAt },
    { lastTryAt: toMillis(createdAt) + hoursTried * hour, timeZone: 'America/New_York' },
  );

it.each([
  [0, '2026-03-02T11:00:00.000Z'],
  [24, '2026-03-04T11:00:00.000Z'],
  [72, '2026-03-11T11:00:00.000Z'],
])(
  'returns the next retry, and the last one, which blocks bookings: after %i hours',
  (hours, retryAt) => {
    const blockedAt = '2026-03-11T11:00:00.000Z';
    expect(owed({}, hours)).toEqual({ retryAt, blockedAt, lapsesOn: null });
  },
);

it('returns nothing after all retries failed: bookings are already blocked', () => {
  const none = { retryAt: null, blockedAt: null, lapsesOn: null };
  expect(owed({ billingState: 'unpaid' }, 240)).toEqual(none);
});

it('returns the day on which an unpaid new subscription lapses', () => {
  expect(owed({ status: 'approved' })).toEqual({
    retryAt: null,
    blockedAt: null,
    lapsesOn: '2026-03-08',
  });
});
