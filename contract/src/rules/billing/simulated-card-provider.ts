import type { Card } from '../../entities/card';
import type { Charge } from '../../entities/charge';
import type { CardDetails } from './card';
import { cardBrand, cardExpired, checkCard } from './card';

/** Behavior of a simulated card; encoded in `providerRef`, which a real provider keeps opaque. */
export type CardBehavior =
  'ok' | 'declined' | 'chargesFail' | 'insufficientFunds' | 'disputes' | 'refundsFail';

/** Test numbers of the provider. Any other valid number is accepted as well. */
export const testCards: readonly { number: string; behavior: CardBehavior }[] = [
  { number: '4242424242424242', behavior: 'ok' },
  { number: '5555555555554444', behavior: 'ok' },
  { number: '378282246310005', behavior: 'ok' },
  { number: '4000000000000002', behavior: 'declined' },
  { number: '4000000000000341', behavior: 'chargesFail' },
  { number: '4000000000009995', behavior: 'insufficientFunds' },
  { number: '4000000000000259', behavior: 'disputes' },
  { number: '4000000000005126', behavior: 'refundsFail' },
];

export type TokenizedCard = Pick<Card, 'providerRef' | 'brand' | 'last4' | 'expMonth' | 'expYear'>;

/**
 * Tokenizes a card like a provider: the result is all that the API stores.
 * @throws {RuleError} `card_number_invalid`, `card_expired` or `card_cvc_invalid`
 */
export function tokenizeCard(card: CardDetails, today: string, randomId: string): TokenizedCard {
  checkCard(card, today);
  const number = card.number.replace(/\D/g, '');
  const behavior = testCards.find((test) => test.number === number)?.behavior ?? 'ok';
  return {
    providerRef: providerRef(behavior, randomId),
    brand: cardBrand(number),
    last4: number.slice(-4),
    expMonth: card.expMonth,
    expYear: card.expYear,
  };
}

/** Returns a provider reference; `randomId` is 8 to 40 letters and digits. */
export const providerRef = (behavior: CardBehavior, randomId: string): string =>
  `sim_${behavior}_${randomId}`;

/** Returns the behavior of a saved card; `ok` if its reference has none. */
export const behaviorOf = ({ providerRef: ref }: Pick<Card, 'providerRef'>): string =>
  ref.split('_')[1] ?? 'ok';

/** Returns whether a card can be saved; otherwise the error is `card_declined`. */
export const acceptsSetup = (card: Pick<Card, 'providerRef'>): boolean =>
  behaviorOf(card) !== 'declined';

type ChargeOutcome = Pick<Charge, 'status' | 'failureCode'>;

/** Returns the outcome of charging a card on a local day. */
export function chargeOutcome(
  card: Pick<Card, 'providerRef' | 'expMonth' | 'expYear'> | undefined,
  today: string,
): ChargeOutcome {
  const failed = (failureCode: Charge['failureCode']): ChargeOutcome => ({
    status: 'failed',
    failureCode,
  });
  if (!card) return failed('cardDeclined');
  if (cardExpired(card, today)) return failed('cardExpired');
  const behavior = behaviorOf(card);
  if (behavior === 'declined' || behavior === 'chargesFail') return failed('cardDeclined');
  if (behavior === 'insufficientFunds') return failed('insufficientFunds');
  return { status: behavior === 'disputes' ? 'disputed' : 'succeeded' };
}

/** Returns whether a refund to the card succeeds. */
export const refundArrives = (card: Pick<Card, 'providerRef'> | undefined): boolean =>
  card === undefined || behaviorOf(card) !== 'refundsFail';
