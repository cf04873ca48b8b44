import { RuleError } from '@praxis/contract';
import type { CardDetails } from '@praxis/contract/rules/billing/card';
import {
  testCards,
  tokenizeCard,
  type TokenizedCard,
} from '@praxis/contract/rules/billing/simulated-card-provider';
import { randomKey, RequestError } from '@praxis/sdk/data';

/**
 * Payment provider that tokenizes cards. Number and CVC go from the form to the provider only; the
 * back end receives nothing but its response.
 */
export interface CardProvider {
  /** @throws {RequestError} if the provider refuses the card */
  tokenize(card: CardDetails, today: string): Promise<TokenizedCard>;
  /** Card numbers to test the form with; none if cards are real. */
  testCards: readonly { number: string; behavior: string }[];
}

/** Tokenizes cards within the page; a real provider loads a script of its own here. */
const simulated: CardProvider = {
  tokenize: async (card, today) => {
    try {
      return tokenizeCard(card, today, randomKey());
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      const { code, fields } = error;
      throw new RequestError({ kind: 'rule', status: 422, code, fields });
    }
  },
  testCards,
};

const providers: Readonly<Record<string, CardProvider>> = { simulated };

/** The provider named in the deployment's configuration. */
export function cardProvider(name: string): CardProvider {
  const provider = providers[name];
  if (!provider) throw new Error(`There is no card provider "${name}".`);
  return provider;
}

/** The provider whose form is shown until the back end names one. */
export const defaultProvider = 'simulated';
