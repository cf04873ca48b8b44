import type { Card, CardBrand } from '../../entities/card';
import type { Subscription } from '../../entities/subscription';
import type { ErrorCode } from '../../errors';
import { RuleError } from '../../errors';
import { isOpen } from '../subscriptions/subscription-status';
import type { Refusal } from '../transition';
import { refuse } from '../transition';

/** Card data as typed; sent to the card provider only. */
export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** Verifies the check digit of a card number (Luhn, ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  let total = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    total += doubled > 9 ? doubled - 9 : doubled;
  }
  return total % 10 === 0;
}

const brandPatterns: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['jcb', /^35(2[89]|[3-8])/],
  ['diners', /^3(0[0-5]|[68])/],
];

/** Returns the brand of a card number, known from its first digits. */
export const cardBrand = (number: string): CardBrand =>
  brandPatterns.find(([, pattern]) => pattern.test(digitsOf(number)))?.[0] ?? 'other';

/** Returns whether a card has expired: it is valid through the last day of its month. `today` is a local date. */
export const cardExpired = (
  { expMonth, expYear }: Pick<Card, 'expMonth' | 'expYear'>,
  today: string,
): boolean => today.slice(0, 7) > `${expYear}-${String(expMonth).padStart(2, '0')}`;

/** Returns why a card cannot be charged: it has expired. */
export const chargingRefusal = (
  card: Pick<Card, 'expMonth' | 'expYear'>,
  today: string,
): Refusal | undefined => (cardExpired(card, today) ? { code: 'card_expired' } : undefined);

/** Checks that a card has not expired. @throws {RuleError} `card_expired` */
export const checkCardValid = (card: Pick<Card, 'expMonth' | 'expYear'>, today: string): void =>
  refuse(chargingRefusal(card, today));

/** Validates card data and returns all errors by field (docs/domain.md#payment-rules). */
export function cardFaults(card: CardDetails, today: string): Partial<Record<string, ErrorCode>> {
  const digits = digitsOf(card.number);
  const faults: Partial<Record<string, ErrorCode>> = {};
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits) || /^0+$/.test(digits))
    faults['number'] = 'card_number_invalid';
  const month = card.expMonth;
  if (!Number.isInteger(month) || month < 1 || month > 12 || cardExpired(card, today))
    faults['expiry'] = 'card_expired';
  if (!/^\d{3,4}$/.test(card.cvc) || (cardBrand(digits) === 'amex') !== (card.cvc.length === 4))
    faults['cvc'] = 'card_cvc_invalid';
  return faults;
}

/**
 * Checks card data. @throws {RuleError} `card_number_invalid`, `card_expired` or `card_cvc_invalid`, for the
 * field
 */
export function checkCard(card: CardDetails, today: string): void {
  const [fault] = Object.entries(cardFaults(card, today));
  if (fault?.[1]) throw new RuleError(fault[1], undefined, { [fault[0]]: [fault[1]] });
}

type Charged = Pick<Subscription, 'status' | 'cardId'>;

/** Returns whether a card pays for an open subscription. */
export const isCharged = (card: Pick<Card, 'id'>, subscriptions: readonly Charged[]): boolean =>
  subscriptions.some((one) => isOpen(one) && one.cardId === card.id);

/**
 * Returns why a card cannot be removed: it pays for an open subscription, or is the default card while there
 * is one.
 */
export function removalRefusal(
  card: Pick<Card, 'id' | 'isDefault'>,
  subscriptions: readonly Charged[],
): Refusal | undefined {
  const isInUse = isCharged(card, subscriptions) || (card.isDefault && subscriptions.some(isOpen));
  return isInUse ? { code: 'card_in_use' } : undefined;
}

/** Checks that a card can be removed. @throws {RuleError} `card_in_use` */
export const checkCardRemovable = (
  card: Pick<Card, 'id' | 'isDefault'>,
  subscriptions: readonly Charged[],
): void => refuse(removalRefusal(card, subscriptions));
