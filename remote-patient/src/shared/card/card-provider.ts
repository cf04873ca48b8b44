import { RuleError } from '@praxis/contract';
import type { CardDetails } from '@praxis/contract/rules/billing/card';
import {
  testCards,
  tokenizeCard,
  type TokenizedCard,
} from '@praxis/contract/rules/billing/simulated-card-provider';
import { randomKey, RequestError } from '@praxis/sdk/data';

/**
 * Who takes cards. Number and CVC go from the form to the provider and nowhere else: what it
 * answers with is all that the product's back end learns.
 */
export interface CardProvider {
  /** @throws {RequestError} where the provider refuses the card */
  tokenize(card: CardDetails, today: string): Promise<TokenizedCard>;
  /** Numbers to try the form with; none where cards are real. */
  testCards: readonly { number: string; behavior: string }[];
}

/** Cards are taken within the page; a real provider brings a script of its own here. */
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

/** The provider that the deployment names. */
export function cardProvider(name: string): CardProvider {
  const provider = providers[name];
  if (!provider) throw new Error(`There is no card provider "${name}".`);
  return provider;
}

/** The one whose form is on show before the back end has been asked. */
export const defaultProvider = 'simulated';
