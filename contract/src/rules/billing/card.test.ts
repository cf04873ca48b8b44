import { cardBrand, cardExpired, checkCard, checkCardRemovable, passesLuhn } from './card';
import type { CardDetails } from './card';
import {
  acceptsSetup,
  chargeOutcome,
  providerRef,
  refundArrives,
  testCards,
  tokenizeCard,
} from './simulated-card-provider';
import { codeOf } from '../testing/expect-code';
import { aCard, aSubscription } from '../testing/records';

const today = '2026-03-31';
const good: CardDetails = { number: '4242 4242 4242 4242', expMonth: 3, expYear: 2026, cvc: '123' };

test.each<[string, Partial<CardDetails>, string | null]>([
  ['a valid card in its last month', {}, null],
  ['a wrong check digit', { number: '4242 4242 4242 4241' }, 'card_number_invalid'],
  ['too few digits', { number: '4242' }, 'card_number_invalid'],
  ['letters', { number: '4242 4242 4242 424x' }, 'card_number_invalid'],
  ['zeros', { number: '0000 0000 0000 0000' }, 'card_number_invalid'],
  ['last month', { expMonth: 2 }, 'card_expired'],
  ['month 13', { expMonth: 13, expYear: 2030 }, 'card_expired'],
  ['two digits of CVC', { cvc: '12' }, 'card_cvc_invalid'],
  ['four digits on a Visa', { cvc: '1234' }, 'card_cvc_invalid'],
  ['four digits on an Amex', { number: '3782 822463 10005', cvc: '1234' }, null],
  ['three digits on an Amex', { number: '378282246310005' }, 'card_cvc_invalid'],
])('%s', (_, fields, code) => {
  expect(codeOf(() => checkCard({ ...good, ...fields }, today))).toBe(code);
});

test('a card is valid through the last day of its month', () => {
  const card = { expMonth: 2, expYear: 2028 };
  expect(cardExpired(card, '2028-02-29')).toBe(false);
  expect(cardExpired(card, '2028-03-01')).toBe(true);
});

test.each([
  ['4', 'visa'],
  ['5555 5555 5555 4444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['2721', 'other'],
  ['37', 'amex'],
  ['6011', 'discover'],
  ['3530', 'jcb'],
  ['38', 'diners'],
  ['', 'other'],
])('%s is %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand);
});

test('the test numbers are valid and behave as documented', () => {
  const outcomes = testCards.map(({ number, behavior }) => {
    expect(passesLuhn(number)).toBe(true);
    const cvc = cardBrand(number) === 'amex' ? '1234' : '123';
    const card = tokenizeCard({ ...good, number, cvc }, today, 'a1b2c3d4');
    expect(JSON.stringify(card)).not.toContain(number);
    expect(card.last4).toBe(number.slice(-4));
    return [behavior, acceptsSetup(card), chargeOutcome(card, today).status, refundArrives(card)];
  });
  expect(outcomes).toEqual([
    ['ok', true, 'succeeded', true],
    ['ok', true, 'succeeded', true],
    ['ok', true, 'succeeded', true],
    ['declined', false, 'failed', true],
    ['chargesFail', true, 'failed', true],
    ['insufficientFunds', true, 'failed', true],
    ['disputes', true, 'disputed', true],
    ['refundsFail', true, 'succeeded', false],
  ]);
});

test('a missing or expired card is not charged', () => {
  expect(chargeOutcome(undefined, today)).toEqual({
    status: 'failed',
    failureCode: 'cardDeclined',
  });
  const old = aCard({ expMonth: 2, expYear: 2026, providerRef: providerRef('ok', 'a1b2c3d4') });
  expect(chargeOutcome(old, today)).toEqual({ status: 'failed', failureCode: 'cardExpired' });
});

test('the default card of an open subscription cannot be removed', () => {
  const open = [aSubscription()];
  const closed = [aSubscription({ status: 'expiredCancelled' })];
  expect(codeOf(() => checkCardRemovable(aCard(), open))).toBe('card_in_use');
  expect(codeOf(() => checkCardRemovable(aCard(), closed))).toBeNull();
  expect(
    codeOf(() => checkCardRemovable(aCard({ id: 'spare', isDefault: false }), open)),
  ).toBeNull();
});
