import type { Card } from '../../entities/card';
import type { Charge } from '../../entities/charge';
import type { CardDetails } from './card';
import { cardBrand, cardExpired, checkCard } from './card';

/** How the simulated provider's cards behave; part of `providerRef`, as a real one keeps it to itself. */
export type CardBehaviour =
  'ok' | 'declined' | 'chargesFail' | 'insufficientFunds' | 'disputes' | 'refundsFail';

/** The provider's test numbers. Every other valid number is accepted, too. */
export const testCards: readonly { number: string; behaviour: CardBehaviour }[] = [
  { number: '4242424242424242', behaviour: 'ok' },
  { number: '5555555555554444', behaviour: 'ok' },
  { number: '378282246310005', behaviour: 'ok' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000000341', behaviour: 'chargesFail' },
  { number: '4000000000009995', behaviour: 'insufficientFunds' },
  { number: '4000000000000259', behaviour: 'disputes' },
  { number: '4000000000005126', behaviour: 'refundsFail' },
];

export type TokenizedCard = Pick<Card, 'providerRef' | 'brand' | 'last4' | 'expMonth' | 'expYear'>;

/**
 * What the simulated provider answers to a card: all that the API ever learns of it.
 * @throws {RuleError} `card_number_invalid`, `card_expired` or `card_cvc_invalid`
 */
export function tokenizeCard(card: CardDetails, today: string, randomId: string): TokenizedCard {
  checkCard(card, today);
  const number = card.number.replace(/\D/g, '');
  const behaviour = testCards.find((test) => test.number === number)?.behaviour ?? 'ok';
  return {
    providerRef: providerRef(behaviour, randomId),
    brand: cardBrand(number),
    last4: number.slice(-4),
    expMonth: card.expMonth,
    expYear: card.expYear,
  };
}

/** `randomId` is 8 to 40 letters and digits. */
export const providerRef = (behaviour: CardBehaviour, randomId: string): string =>
  `sim_${behaviour}_${randomId}`;

export const behaviourOf = ({ providerRef: ref }: Pick<Card, 'providerRef'>): string =>
  ref.split('_')[1] ?? 'ok';

/** Whether a card can be saved at all; `card_declined` where not. */
export const acceptsSetup = (card: Pick<Card, 'providerRef'>): boolean =>
  behaviourOf(card) !== 'declined';

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
  const behaviour = behaviourOf(card);
  if (behaviour === 'declined' || behaviour === 'chargesFail') return failed('cardDeclined');
  if (behaviour === 'insufficientFunds') return failed('insufficientFunds');
  return { status: behaviour === 'disputes' ? 'disputed' : 'succeeded' };
}

/** Whether a refund to the card arrives. */
export const refundArrives = (card: Pick<Card, 'providerRef'> | undefined): boolean =>
  card === undefined || behaviourOf(card) !== 'refundsFail';
