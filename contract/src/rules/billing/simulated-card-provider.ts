import type { Card } from '../../entities/card';
import type { Charge } from '../../entities/charge';
import type { CardDetails } from './card';
import { cardBrand, cardExpired, checkCard } from './card';

/** How the simulated provider's cards behave; part of `providerRef`, as a real one keeps it to itself. */
export type CardBehavior =
  'ok' | 'declined' | 'chargesFail' | 'insufficientFunds' | 'disputes' | 'refundsFail';

/** The provider's test numbers. Every other valid number is accepted, too. */
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
 * What the simulated provider answers to a card: all that the API ever learns of it.
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

/** `randomId` is 8 to 40 letters and digits. */
export const providerRef = (behavior: CardBehavior, randomId: string): string =>
  `sim_${behavior}_${randomId}`;

/** How a saved card behaves; `ok` where its reference says nothing of it. */
export const behaviorOf = ({ providerRef: ref }: Pick<Card, 'providerRef'>): string =>
  ref.split('_')[1] ?? 'ok';

/** Whether a card can be saved at all; `card_declined` where not. */
export const acceptsSetup = (card: Pick<Card, 'providerRef'>): boolean =>
  behaviorOf(card) !== 'declined';

type ChargeOutcome = Pick<Charge, 'status' | 'failureCode'>;

/** What comes of charging a card on a day. */
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

/** Whether a refund to the card arrives. */
export const refundArrives = (card: Pick<Card, 'providerRef'> | undefined): boolean =>
  card === undefined || behaviorOf(card) !== 'refundsFail';
