import { providerRef } from './simulated-card-provider';
import { codeOf } from '../testing/expect-code';
import { aCard, anInvoice, aSubscription, aVersion, epoch } from '../testing/records';
import { day, hour } from '../time/instants';
import { money } from './money';
import { payOpenInvoice, waive } from './payment';
import { nextRetryAt } from './retries';
import type { Paying } from './payment';

const usd = (amount: number) => money(amount, 'USD');
const open = anInvoice({ status: 'open', paid: usd(0), due: usd(9900) });
const pastDue = aSubscription({ billingState: 'pastDue' });
const declining = aCard({ providerRef: providerRef('insufficientFunds', 'a1b2c3d4') });

const paying = (fields: Partial<Paying> = {}): Paying => ({
  now: epoch + day,
  timeZone: 'America/New_York',
  card: aCard(),
  chargeId: 'second',
  attempts: 1,
  version: aVersion(),
  ...fields,
});

test('retries run 24 hours, 72 hours and 10 days after the first attempt', () => {
  const hours: (number | undefined)[] = [];
  let last: number | undefined = epoch;
  while (last !== undefined) {
    last = nextRetryAt(open, last);
    hours.push(last === undefined ? undefined : (last - epoch) / hour);
  }
  expect(hours).toEqual([24, 72, 240, undefined]);
});

test('a successful attempt pays the invoice', () => {
  const { subscription, invoice, charge } = payOpenInvoice(pastDue, open, paying());
  expect(subscription.billingState).toBe('current');
  expect(invoice).toMatchObject({ status: 'paid', paid: usd(9900), due: usd(0) });
  expect(charge).toMatchObject({ status: 'succeeded', attempt: 2, amount: usd(9900) });
});

test('the card of a successful payment is charged from then on', () => {
  const other = aCard({ id: 'other-card' });
  expect(payOpenInvoice(pastDue, open, paying({ card: other })).subscription.cardId).toBe(other.id);
  const failing = payOpenInvoice(pastDue, open, paying({ card: { ...declining, id: 'third' } }));
  expect(failing.subscription.cardId).toBe(pastDue.cardId);
});

test('the subscription is unpaid and not renewed after the last attempt; paying restores it', () => {
  const failing = { card: declining, attempts: 3, now: epoch + 10 * day };
  const early = payOpenInvoice(pastDue, open, paying({ ...failing, now: epoch + 3 * day }));
  expect(early.subscription.billingState).toBe('pastDue');
  const { subscription, charge } = payOpenInvoice(pastDue, open, paying(failing));
  expect(charge).toMatchObject({ status: 'failed', failureCode: 'insufficientFunds', attempt: 4 });
  expect(subscription).toMatchObject({
    status: 'active',
    billingState: 'unpaid',
    endOn: '2026-04-01',
    endReason: 'unpaid',
  });
  const paid = payOpenInvoice(subscription, open, paying({ attempts: 4 })).subscription;
  expect(paid).toMatchObject({ status: 'active', billingState: 'current' });
  expect(paid.endOn).toBeUndefined();
});

test('an explicit end date stays, paid or not', () => {
  const ending = { ...pastDue, endOn: '2026-03-20', endReason: 'doctorEnded' as const };
  const failing = { card: declining, attempts: 3, now: epoch + 10 * day };
  expect(payOpenInvoice(ending, open, paying(failing)).subscription).toMatchObject({
    billingState: 'unpaid',
    endOn: '2026-03-20',
    endReason: 'doctorEnded',
  });
  expect(payOpenInvoice(ending, open, paying()).subscription.endOn).toBe('2026-03-20');
});

test('a later end with notice stays once the subscription is paid or written off', () => {
  const ending = { ...pastDue, endOn: '2026-07-15', endReason: 'doctorEnded' as const };
  const failing = { card: declining, attempts: 3, now: epoch + 10 * day };
  const unpaid = payOpenInvoice(ending, open, paying(failing)).subscription;
  expect(unpaid).toMatchObject({ endOn: '2026-04-01', endReason: 'unpaid' });
  const notice = { billingState: 'current', endOn: '2026-07-15', endReason: 'doctorEnded' };
  expect(payOpenInvoice(unpaid, open, paying()).subscription).toMatchObject(notice);
  expect(waive(unpaid, open, aVersion(), epoch + 11 * day).subscription).toMatchObject(notice);
});

test('paying the first invoice activates an approved subscription', () => {
  const approved = aSubscription({ status: 'approved', billingState: 'pastDue' });
  expect(payOpenInvoice(approved, open, paying()).subscription).toMatchObject({
    status: 'active',
    billingState: 'current',
  });
  const failed = payOpenInvoice(approved, open, paying({ card: declining, now: epoch + 20 * day }));
  expect(failed.subscription).toEqual(approved);
});

test.each(['draft', 'paid', 'void', 'uncollectible'] as const)(
  'an invoice that is %s cannot be paid',
  (status) => {
    expect(codeOf(() => payOpenInvoice(pastDue, { ...open, status }, paying()))).toBe(
      'transition_not_allowed',
    );
  },
);

test('a doctor writes off a past-due invoice', () => {
  const { subscription, invoice } = waive(pastDue, open, aVersion(), epoch);
  expect(subscription.billingState).toBe('current');
  expect(invoice).toMatchObject({ status: 'uncollectible', due: usd(0) });
  const current = aSubscription();
  expect(codeOf(() => waive(current, undefined, aVersion(), epoch))).toBe('transition_not_allowed');
  expect(codeOf(() => waive(pastDue, undefined, aVersion(), epoch))).toBe('transition_not_allowed');
});
