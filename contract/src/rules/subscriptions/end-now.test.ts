import type { EndContext } from './end-now';
import { endNow, unearned } from './end-now';
import { toMillis } from '../time/instants';
import { money } from '../billing/money';
import { codeOf } from '../testing/expect-code';
import { aCharge, anInvoice, aSubscription, aVersion } from '../testing/records';

const usd = (amount: number) => money(amount, 'USD');
const context = (fields: Partial<EndContext> = {}): EndContext => ({
  version: aVersion(),
  invoices: [anInvoice()],
  charges: [aCharge()],
  ...fields,
});
const middle = {
  by: 'patient-user',
  now: toMillis('2026-03-16T15:00:00Z'),
  timeZone: 'America/New_York',
};
let count = 0;
const how = { endReason: 'patientCancelled' as const, newId: () => `new-${(count += 1)}` };

test('ending on March 16 refunds 5110 of 9900', () => {
  expect(unearned(aSubscription(), context(), '2026-03-16')).toEqual({
    daysLeft: 16,
    daysInPeriod: 31,
    refund: usd(5110),
  });
  const { subscription, charges, refunds, invoices } = endNow(
    aSubscription(),
    context(),
    middle,
    how,
  );
  expect(subscription).toMatchObject({
    status: 'expiredCancelled',
    endOn: '2026-03-16',
    endReason: 'patientCancelled',
    cardId: null,
  });
  expect(refunds).toMatchObject([
    { amount: usd(5110), status: 'pending', reason: 'unearnedDays', chargeId: 'charge' },
  ]);
  expect(charges).toMatchObject([{ refunded: usd(5110) }]);
  expect(invoices).toEqual([]);
});

test('an unpaid period is voided and refunds nothing', () => {
  const open = anInvoice({ status: 'open', paid: usd(0), due: usd(9900) });
  const failed = aCharge({ status: 'failed' });
  const ended = endNow(
    aSubscription({ billingState: 'pastDue' }),
    context({ invoices: [open], charges: [failed] }),
    middle,
    how,
  );
  expect(ended.refunds).toEqual([]);
  expect(ended.invoices).toMatchObject([{ status: 'void', due: usd(0) }]);
});

test('refunds at most what is left of the charges, the newest first', () => {
  const charges = [
    aCharge({ id: 'first', refunded: usd(9000) }),
    aCharge({ id: 'upgrade', amount: usd(2580), createdAt: '2026-03-10T00:00:00.000Z' }),
  ];
  const version = aVersion({ price: usd(14_900) });
  const spent = context({ charges, version });
  expect(unearned(aSubscription(), spent, '2026-03-16').refund).toEqual(usd(3480));
  const { refunds } = endNow(aSubscription(), spent, middle, how);
  expect(refunds.map(({ chargeId, amount }) => [chargeId, amount.amountMinor])).toEqual([
    ['upgrade', 2580],
    ['first', 900],
  ]);
});

test('ignores charges of earlier periods and disputed ones', () => {
  const earlier = anInvoice({
    id: 'earlier',
    lines: [{ ...anInvoice().lines[0]!, serviceFrom: '2026-02-01', serviceTo: '2026-03-01' }],
  });
  const charges = [
    aCharge({ invoiceId: 'earlier' }),
    aCharge({ id: 'disputed', status: 'disputed' }),
  ];
  const ended = endNow(
    aSubscription(),
    context({ invoices: [earlier, anInvoice()], charges }),
    middle,
    how,
  );
  expect(ended.refunds).toEqual([]);
});

test('a trial refunds nothing', () => {
  expect(
    unearned(aSubscription({ billingState: 'trialing' }), context(), '2026-03-16').refund,
  ).toEqual(usd(0));
});

test('a period that was billed until an early end is refunded for the days until then', () => {
  const [line] = anInvoice().lines;
  const cut = anInvoice({ lines: [{ ...line!, amount: usd(6067), serviceTo: '2026-03-20' }] });
  const billed = context({ invoices: [cut], charges: [aCharge({ amount: usd(6067) })] });
  expect(unearned(aSubscription({ endOn: '2026-03-20' }), billed, '2026-03-16')).toMatchObject({
    daysLeft: 4,
    refund: usd(1278),
  });
});

test('a period that was billed in full is refunded in full, even if a notice ends within it', () => {
  expect(unearned(aSubscription({ endOn: '2026-03-20' }), context(), '2026-03-16')).toMatchObject({
    daysLeft: 16,
    refund: usd(5110),
  });
});

test.each(['pending', 'approved', 'rejected', 'expiredCancelled'] as const)(
  'a subscription that is %s cannot be ended now',
  (status) => {
    expect(codeOf(() => endNow(aSubscription({ status }), context(), middle, how))).toBe(
      'transition_not_allowed',
    );
  },
);
