import fc from 'fast-check';
import { payoutStatuses } from '../../entities/payout';
import type { Payout } from '../../entities/payout';
import type { PayoutAccount } from '../../entities/payout-account';
import { RuleError } from '../../errors';
import { money, sum } from './money';
import { chargeFee } from './charge-fee';
import { arrivalOn, movePayout, payoutBalance, requestPayout } from './payout';
import type { PayoutRequest } from './payout';
import { codeOf } from '../testing/expect-code';
import { aCharge, epoch } from '../testing/records';
import { issueRefund } from './refund';
import { newRecord } from '../versions';

const usd = (amount: number) => money(amount, 'USD');
const account: PayoutAccount = {
  ...newRecord('account', epoch),
  doctorId: 'doctor',
  bankName: 'Harbor Bank',
  holder: 'Helen Marsh',
  last4: '6789',
  status: 'verified',
};

const charges = [
  aCharge({ id: 'c1', createdAt: '2026-02-01T00:00:00.000Z' }),
  aCharge({ id: 'c2', createdAt: '2026-02-02T00:00:00.000Z' }),
  aCharge({ id: 'c3', status: 'failed' }),
  aCharge({ id: 'c4', status: 'disputed' }),
];

const request = (amount: number, fields: Partial<PayoutRequest> = {}) =>
  requestPayout({
    id: 'payout',
    doctorId: 'doctor',
    amount: usd(amount),
    balance: payoutBalance(charges, [], [], 'USD'),
    account,
    now: epoch,
    timeZone: 'America/New_York',
    ...fields,
  });

test('the balance is the successful charges minus fees and refunds', () => {
  const { refund } = issueRefund('r', charges[0]!, usd(1000), 'goodwill', epoch);
  expect(chargeFee(usd(9900))).toEqual(usd(318));
  expect(chargeFee(usd(10))).toEqual(usd(10));
  const { available, items } = payoutBalance(charges, [refund], [], 'USD');
  expect(available).toEqual(usd(2 * (9900 - 318) - 1000));
  expect(items.map(({ kind }) => kind)).toEqual(['charge', 'charge', 'refund']);
  expect(payoutBalance(charges, [{ ...refund, status: 'failed' }], [], 'USD').items).toHaveLength(
    2,
  );
});

test.each([
  [2499, 'payout_minimum'],
  [2500, null],
  [19_164, null],
  [19_165, 'insufficient_balance'],
])('a payout of %d: %s', (amount, code) => {
  expect(codeOf(() => request(amount))).toBe(code);
});

test('a payout requires a verified account', () => {
  expect(codeOf(() => request(2500, { account: undefined }))).toBe('transition_not_allowed');
  const pending = { ...account, status: 'pending' as const };
  expect(codeOf(() => request(2500, { account: pending }))).toBe('transition_not_allowed');
});

test('items add up to the payout, and the remainder carries over to the next one', () => {
  const payout = request(5000);
  expect(payout).toMatchObject({
    net: usd(5000),
    status: 'scheduled',
    bankLast4: '6789',
    arrivalOn: '2026-03-03',
  });
  expect(payout.items.map(({ kind, net }) => [kind, net.amountMinor])).toEqual([
    ['charge', 9582],
    ['carryOver', -4582],
  ]);
  const paid = charges.map((charge) =>
    charge.id === 'c1' ? { ...charge, payoutId: 'payout' } : charge,
  );
  const rest = payoutBalance(paid, [], [payout], 'USD');
  expect(rest.available).toEqual(usd(19_164 - 5000));
  const failed = movePayout(payout, 'failed', epoch);
  expect(payoutBalance(paid, [], [failed], 'USD').available).toEqual(usd(19_164));
});

test('a refund that fails after it was deducted from a payout returns to the balance', () => {
  const between = Date.UTC(2026, 1, 1, 12);
  const { refund } = issueRefund('r', charges[0]!, usd(1000), 'goodwill', between);
  const before = payoutBalance(charges, [refund], [], 'USD');
  const payout = request(before.available.amountMinor, { balance: before });
  expect(payout.items.map(({ kind }) => kind)).toEqual(['charge', 'refund', 'charge']);
  const paid = charges.map((charge) => ({ ...charge, payoutId: 'payout' }));
  const deducted = { ...refund, payoutId: 'payout' };
  const after = (status: typeof refund.status, payouts = [payout]) =>
    payoutBalance(paid, [{ ...deducted, status }], payouts, 'USD').available;
  expect(after('pending')).toEqual(usd(0));
  expect(after('succeeded')).toEqual(usd(0));
  expect(after('failed')).toEqual(usd(1000));
  expect(after('failed', [movePayout(payout, 'failed', epoch)])).toEqual(usd(19_164));
});

test('a payout arrives two business days later', () => {
  expect(['2026-03-02', '2026-03-05', '2026-03-06', '2026-03-07'].map(arrivalOn)).toEqual([
    '2026-03-04',
    '2026-03-09',
    '2026-03-10',
    '2026-03-10',
  ]);
});

const allowed: Record<string, readonly string[]> = {
  scheduled: ['inTransit', 'failed'],
  inTransit: ['paid', 'failed'],
  paid: [],
  failed: [],
};

test.each(payoutStatuses.flatMap((from) => payoutStatuses.map((to) => [from, to] as const)))(
  '%s -> %s',
  (from, to) => {
    const act = () => movePayout({ ...request(2500), status: from }, to, epoch);
    if (allowed[from]?.includes(to)) expect(act().status).toBe(to);
    else expect(codeOf(act)).toBe('transition_not_allowed');
  },
);

test('any sequence of payouts, failed ones included, conserves the total', () => {
  const amounts = fc.array(fc.integer({ min: 100, max: 50_000 }), { minLength: 1, maxLength: 12 });
  const asked = fc.array(
    fc.record({ amount: fc.integer({ min: 2500, max: 90_000 }), fails: fc.boolean() }),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(amounts, asked, (collected, requests) => {
      let all = collected.map((amount, index) =>
        aCharge({
          id: `c${index}`,
          amount: usd(amount),
          createdAt: `2026-02-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`,
        }),
      );
      const payouts: Payout[] = [];
      const whole = payoutBalance(all, [], [], 'USD').available.amountMinor;
      requests.forEach(({ amount, fails }, index) => {
        const balance = payoutBalance(all, [], payouts, 'USD');
        let payout: Payout;
        try {
          payout = request(amount, { id: `p${index}`, balance });
        } catch (error) {
          if (!(error instanceof RuleError)) throw error;
          return;
        }
        const { gross, fees, refunds, net, items, id } = payout;
        expect(net).toEqual(usd(amount));
        expect(net.amountMinor).toBe(gross.amountMinor - fees.amountMinor - refunds.amountMinor);
        expect(
          sum(
            items.map((item) => item.net),
            'USD',
          ),
        ).toEqual(net);
        const taken = new Set(items.map(({ sourceId }) => sourceId));
        all = all.map((charge) => (taken.has(charge.id) ? { ...charge, payoutId: id } : charge));
        payouts.push(fails ? movePayout(payout, 'failed', epoch) : payout);
        const paid = payouts
          .filter(({ status }) => status !== 'failed')
          .reduce((total, one) => total + one.net.amountMinor, 0);
        expect(payoutBalance(all, [], payouts, 'USD').available.amountMinor + paid).toBe(whole);
      });
    }),
  );
});
