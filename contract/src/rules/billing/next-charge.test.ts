import fc from 'fast-check';
import { addDays, localDate } from '../time/calendar';
import { advance } from '../due/due';
import { day, toMillis } from '../time/instants';
import { money } from './money';
import { nextCharge } from './next-charge';
import { firstPeriod } from '../subscriptions/subscription-decisions';
import { memoryState } from '../testing/memory-state';
import { aCard, aDoctor, aPractice, aSubscription, aVersion, epoch } from '../testing/records';

const usd = (amount: number) => money(amount, 'USD');
const timeZone = 'America/New_York';
const shown = (fields: object, terms: object = {}) =>
  nextCharge(aSubscription(fields), { version: aVersion(terms), timeZone });

test('is the next period with its price', () => {
  expect(shown({})).toEqual({ on: '2026-04-01', amount: usd(9900) });
});

test('includes the joining fee after a trial, active or only approved', () => {
  const terms = { joiningFee: usd(2500), trialDays: 14 };
  const trial = firstPeriod('2026-03-05', aVersion(terms));
  const expected = { on: '2026-03-19', amount: usd(12_400) };
  const fields = { startOn: '2026-03-05', ...trial };
  expect(shown({ ...fields, billingState: 'trialing' }, terms)).toEqual(expected);
  expect(shown({ ...fields, status: 'approved', billingState: 'none' }, terms)).toEqual(expected);
});

test('is charged once after a trial of a plan without renewal', () => {
  expect(shown({ billingState: 'trialing' }, { autoRenew: false })).toMatchObject({
    amount: usd(9900),
  });
});

test('is shortened by an end within the next period, and null if it ends before', () => {
  expect(shown({ endOn: '2026-04-16' })).toEqual({ on: '2026-04-01', amount: usd(4950) });
  expect(shown({ endOn: '2026-04-01' })).toBeNull();
});

test('is null for a free plan or an unapproved subscription', () => {
  expect(shown({}, { price: usd(0) })).toBeNull();
  expect(shown({ status: 'pending', billingState: 'none' })).toBeNull();
  expect(shown({ status: 'approved', billingState: 'pastDue' })).toBeNull();
});

const start = epoch - 40 * day;
const versions = [
  aVersion({ id: 'v0' }),
  aVersion({ id: 'v1', intervalMonths: 3, joiningFee: usd(1500), trialDays: 7 }),
  aVersion({ id: 'v2', autoRenew: false, trialDays: 3, joiningFee: usd(700) }),
  aVersion({ id: 'v3', price: usd(0), joiningFee: usd(300) }),
  aVersion({ id: 'v4', price: usd(12_345), autoRenew: false, intervalMonths: 6 }),
];
const cards = ['ok', 'chargesFail'].map((behavior) =>
  aCard({ id: behavior, providerRef: `sim_${behavior}_a1b2c3d4` }),
);

const given = fc.record({
  version: fc.constantFrom(...versions),
  scheduled: fc.option(fc.constantFrom(...versions), { nil: undefined }),
  card: fc.constantFrom('ok', 'chargesFail'),
  /** Days from the approval to the start, to the end, and to the time of the query. */
  startsIn: fc.integer({ min: 0, max: 40 }),
  endsIn: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
  looksIn: fc.integer({ min: 0, max: 70 }),
});

test('equals the actual charge', () => {
  const seen = { charged: 0, nothing: 0, retried: 0 };
  fc.assert(
    fc.property(given, ({ version, scheduled, card, startsIn, endsIn, looksIn }) => {
      const startOn = addDays(localDate(start, timeZone), startsIn);
      const { state, write } = memoryState({
        practices: [aPractice()],
        doctors: [aDoctor()],
        planVersions: versions,
        cards,
        subscriptions: [
          aSubscription({
            planVersionId: version.id,
            status: 'approved',
            billingState: 'none',
            cardId: card,
            startOn,
            ...firstPeriod(startOn, version),
            createdAt: new Date(start).toISOString(),
            updatedAt: new Date(start).toISOString(),
          }),
        ],
      });
      const one = () => state.subscriptions.get('subscription')!;
      const now = start + looksIn * day;
      advance(state, now, { write });
      if (one().status === 'active' && one().billingState !== 'pastDue') {
        const { endOn } = one();
        if (endsIn !== undefined && endOn === undefined)
          write({
            table: 'subscriptions',
            record: {
              ...one(),
              endOn: addDays(localDate(now, timeZone), endsIn),
              endReason: 'doctorEnded',
            },
          });
        else if (scheduled && endOn === undefined)
          write({
            table: 'subscriptions',
            record: { ...one(), scheduledPlanVersionId: scheduled.id },
          });
      }
      const { scheduledPlanVersionId, planVersionId, billingState } = one();
      const open = state.invoices.all().find(({ status }) => status === 'open');
      const lastTryAt = Math.max(
        ...state.charges.all().map(({ createdAt }) => toMillis(createdAt)),
      );
      const expected = nextCharge(one(), {
        version: state.planVersions.get(scheduledPlanVersionId ?? planVersionId)!,
        timeZone,
        owed: open && { invoice: open, lastTryAt },
      });
      const before = new Set(state.charges.all().map(({ id }) => id));
      advance(state, now + 400 * day, { write });
      const [charge] = state.charges
        .all()
        .filter(({ id }) => !before.has(id))
        .sort((first, second) => (first.createdAt < second.createdAt ? -1 : 1));
      seen[expected === null ? 'nothing' : billingState === 'pastDue' ? 'retried' : 'charged'] += 1;
      expect(
        charge
          ? { on: localDate(toMillis(charge.createdAt), timeZone), amount: charge.amount }
          : null,
      ).toEqual(expected);
    }),
    { numRuns: 400 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
