import { providerRef } from './simulated-card-provider';
import { codeOf } from '../testing/expect-code';
import { aCard, aSubscription, aVersion, epoch } from '../testing/records';
import { activate, renew } from './billing';
import type { BillingContext } from './billing';
import { money } from './money';
import { toMillis } from '../time/instants';

const usd = (amount: number) => money(amount, 'USD');
const declining = aCard({ providerRef: providerRef('chargesFail', 'a1b2c3d4') });

const context = (fields: Partial<BillingContext> = {}): BillingContext => ({
  now: epoch,
  timeZone: 'America/New_York',
  currency: 'USD',
  practiceId: 'practice',
  version: aVersion(),
  card: aCard(),
  invoiceId: 'new-invoice',
  chargeId: 'new-charge',
  nextNumber: () => 'INV-000042',
  ...fields,
});

const approved = aSubscription({ status: 'approved', billingState: 'none' });

test('the first charge covers the joining fee and the first period', () => {
  const { subscription, invoice, charge } = activate(
    approved,
    context({ version: aVersion({ joiningFee: usd(2500) }) }),
  );
  expect(subscription).toMatchObject({ status: 'active', billingState: 'current' });
  expect(invoice?.lines.map(({ kind, amount }) => [kind, amount.amountMinor])).toEqual([
    ['joiningFee', 2500],
    ['period', 9900],
  ]);
  // A one-time fee has no service period.
  const [fee] = invoice?.lines ?? [];
  expect(fee?.serviceTo).toBe(fee?.serviceFrom);
  expect(invoice).toMatchObject({
    total: usd(12_400),
    paid: usd(12_400),
    due: usd(0),
    status: 'paid',
    number: 'INV-000042',
  });
  expect(charge).toMatchObject({
    amount: usd(12_400),
    status: 'succeeded',
    attempt: 1,
    invoiceId: 'new-invoice',
  });
});

test('a declined first charge leaves the subscription approved, with an open invoice', () => {
  const { subscription, invoice, charge } = activate(approved, context({ card: declining }));
  expect(subscription).toMatchObject({ status: 'approved', billingState: 'pastDue' });
  expect(invoice).toMatchObject({ status: 'open', due: usd(9900), paid: usd(0) });
  expect(charge).toMatchObject({ status: 'failed', failureCode: 'cardDeclined' });
});

test('a trial starts without a charge, and is billed with the joining fee at its end', () => {
  const version = aVersion({ trialDays: 14, joiningFee: usd(500) });
  const trial = { startOn: '2026-03-01', endOn: '2026-03-15' };
  const started = activate({ ...approved, period: trial, anchorDay: 15 }, context({ version }));
  expect(started.subscription).toMatchObject({ status: 'active', billingState: 'trialing' });
  expect(started.invoice).toBeUndefined();
  const billed = renew(started.subscription, context({ version }));
  expect(billed.invoice?.lines.map(({ kind }) => kind)).toEqual(['joiningFee', 'period']);
  expect(billed.subscription).toMatchObject({
    billingState: 'current',
    period: { startOn: '2026-03-15', endOn: '2026-04-15' },
  });
});

test('a free plan has no invoice and uses no invoice number', () => {
  const nextNumber = jest.fn<string, []>();
  const { subscription, invoice } = activate(
    approved,
    context({ version: aVersion({ price: usd(0) }), nextNumber }),
  );
  expect(subscription).toMatchObject({ status: 'active', billingState: 'current' });
  expect(invoice).toBeUndefined();
  expect(nextNumber).not.toHaveBeenCalled();
});

test('a plan without renewal ends after its first paid period', () => {
  const version = aVersion({ autoRenew: false });
  expect(activate(approved, context({ version })).subscription).toMatchObject({
    endOn: '2026-04-01',
    endReason: 'planEnded',
  });
});

test('a renewal on anchor day 31 falls on month ends', () => {
  let subscription = aSubscription({
    anchorDay: 31,
    period: { startOn: '2026-01-31', endOn: '2026-02-28' },
  });
  const ends: string[] = [];
  for (let month = 0; month < 3; month += 1) {
    ({ subscription } = renew(subscription, context()));
    ends.push(subscription.period.endOn);
  }
  expect(ends).toEqual(['2026-03-31', '2026-04-30', '2026-05-31']);
});

test('a scheduled plan applies from the renewal on', () => {
  const version = aVersion({ id: 'cheaper', price: usd(4900), intervalMonths: 3 });
  const { subscription, invoice } = renew(
    aSubscription({ scheduledPlanVersionId: 'cheaper' }),
    context({ version }),
  );
  expect(subscription).toMatchObject({
    planVersionId: 'cheaper',
    period: { startOn: '2026-04-01', endOn: '2026-07-01' },
  });
  expect(subscription.scheduledPlanVersionId).toBeUndefined();
  expect(invoice?.total).toEqual(usd(4900));
});

test('a subscription that ends during a period is billed for the days until then', () => {
  const { invoice } = renew(
    aSubscription({ endOn: '2026-04-11', endReason: 'doctorEnded' }),
    context(),
  );
  expect(invoice?.lines).toMatchObject([
    { amount: usd(3300), serviceFrom: '2026-04-01', serviceTo: '2026-04-11' },
  ]);
});

test('a failed renewal leaves the subscription active and past due', () => {
  const { subscription, invoice } = renew(aSubscription(), context({ card: declining }));
  expect(subscription).toMatchObject({ status: 'active', billingState: 'pastDue' });
  expect(invoice?.status).toBe('open');
  expect(renew(aSubscription(), context({ card: undefined })).charge?.status).toBe('failed');
});

test('an expired card is not charged', () => {
  const card = aCard({ expMonth: 2, expYear: 2026 });
  const now = toMillis('2026-04-01T10:00:00Z');
  expect(renew(aSubscription(), context({ card, now })).charge).toMatchObject({
    status: 'failed',
    failureCode: 'cardExpired',
  });
});

test.each(['pending', 'approved', 'rejected', 'expiredCancelled'] as const)(
  'a subscription that is %s is not renewed',
  (status) => {
    expect(codeOf(() => renew(aSubscription({ status }), context()))).toBe(
      'transition_not_allowed',
    );
  },
);
