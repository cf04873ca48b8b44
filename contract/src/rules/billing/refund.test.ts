import fc from 'fast-check';
import type { Charge } from '../../entities/charge';
import { refundStatuses } from '../../entities/refund';
import type { Refund } from '../../entities/refund';
import { RuleError } from '../../errors';
import { money } from './money';
import { issueRefund, refundable, settleRefund, spreadRefund } from './refund';
import { codeOf } from '../testing/expect-code';
import { aCharge, epoch } from '../testing/records';

const usd = (amount: number) => money(amount, 'USD');
const issue = (charge: Charge, amount: number) =>
  issueRefund('r', charge, usd(amount), 'goodwill', epoch);

test.each([
  [0, 'refund_too_large'],
  [-5, 'refund_too_large'],
  [1, null],
  [4900, null],
  [4901, 'refund_too_large'],
])('a further refund of a charge of 9900 with 5000 refunded, %d: %s', (amount, code) => {
  expect(codeOf(() => issue(aCharge({ refunded: usd(5000) }), amount))).toBe(code);
});

test.each([
  ['disputed', 'charge_disputed'],
  ['failed', 'transition_not_allowed'],
  ['processing', 'transition_not_allowed'],
] as const)('a charge that is %s: %s', (status, code) => {
  expect(codeOf(() => issue(aCharge({ status }), 100))).toBe(code);
});

test('rejects another currency', () => {
  const act = () => issueRefund('r', aCharge(), money(100, 'EUR'), 'goodwill', epoch);
  expect(codeOf(act)).toBe('validation_failed');
});

test.each(
  refundStatuses.flatMap((from) =>
    (['succeeded', 'failed'] as const).map((to) => [from, to] as const),
  ),
)('a refund %s -> %s', (from, to) => {
  const { charge, refund } = issue(aCharge(), 4000);
  const act = () => settleRefund({ ...refund, status: from }, charge, to, epoch);
  if (from !== 'pending') expect(codeOf(act)).toBe('transition_not_allowed');
  else {
    expect(act().refund.status).toBe(to);
    expect(act().charge.refunded).toEqual(usd(to === 'failed' ? 0 : 4000));
  }
});

test('a refund is spread over the newest charges first', () => {
  const older = aCharge({ id: 'older', amount: usd(300) });
  const newer = aCharge({ id: 'newer', amount: usd(500), createdAt: '2026-03-02T00:00:00.000Z' });
  const spread = spreadRefund(usd(600), [older, newer]);
  expect(spread.map(({ charge, amount }) => [charge.id, amount.amountMinor])).toEqual([
    ['newer', 500],
    ['older', 100],
  ]);
});

test('any sequence of refunds returns at most the amount paid', () => {
  const act = fc.record({
    amount: fc.integer({ min: -10, max: 12_000 }),
    settle: fc.constantFrom('none', 'succeeded', 'failed'),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      let charge = aCharge();
      const refunds: Refund[] = [];
      for (const { amount, settle } of acts) {
        try {
          const issued = issue(charge, amount);
          const done =
            settle === 'none'
              ? issued
              : settleRefund(issued.refund, issued.charge, settle as 'failed', epoch);
          charge = done.charge;
          refunds.push(done.refund);
        } catch (error) {
          if (!(error instanceof RuleError)) throw error;
        }
        const given = refunds
          .filter(({ status }) => status !== 'failed')
          .reduce((total, one) => total + one.amount.amountMinor, 0);
        expect(given).toBe(charge.refunded.amountMinor);
        expect(given + refundable(charge).amountMinor).toBe(9900);
        expect(given).toBeLessThanOrEqual(9900);
      }
    }),
  );
});
