import type { AnswerOf, Endpoint } from '@praxis/contract';
import { useDispatch } from 'react-redux';
import type { Dispatch } from 'redux';
import { randomKey, type CallInput } from '../../data/client';
import { recordsChanged, type QueryAction } from '../../data/query-actions';
import { RequestError, toFailure } from '../../data/request-error';
import { useHost, type Notice } from '../../host';
import { useFailureText } from '../text/failure-text';

/** What is said of an act that was carried out, and how to take it back where that can be done. */
export type Said = string | Pick<Notice, 'text' | 'undo'>;

/** A record as it is, and what of it the act changes. */
export interface ActGuess {
  record: { id: string };
  changes: Readonly<Record<string, unknown>>;
}

export interface Act {
  /**
   * Carries an act out and says so. A refusal is thrown, for the dialog or form that asked for it
   * to show; the lists load again where somebody else was first.
   */
  carryOut<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    said: Said | ((answer: AnswerOf<E>) => Said),
  ): Promise<AnswerOf<E>>;
  /**
   * The same for an act of one click: a refusal is shown as a notice. With a guess the record is
   * shown as it will be at once, and put back where the act is refused.
   */
  attempt<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    said: Said | ((answer: AnswerOf<E>) => Said),
    guess?: ActGuess,
  ): Promise<AnswerOf<E> | null>;
  /** Everything on show, and the menu's counts, are asked for again. */
  refresh(): void;
}

/** Codes that say that the record is not as it is shown. */
const staleCodes: ReadonlySet<string> = new Set([
  'version_conflict',
  'transition_not_allowed',
  'not_found',
]);

/** How a page acts: call, notice, and everything on show asked for again. */
export function useAct(): Act {
  const host = useHost();
  const dispatch = useDispatch<Dispatch<QueryAction>>();
  const failureText = useFailureText();

  const refresh = (endpoint?: Endpoint) => {
    dispatch(recordsChanged(endpoint?.changes ?? null));
  };

  const carryOut: Act['carryOut'] = async (endpoint, input, said) => {
    try {
      const answer = await host.client.call(endpoint, input);
      const words = typeof said === 'function' ? said(answer) : said;
      host.notify({ kind: 'success', ...(typeof words === 'string' ? { text: words } : words) });
      refresh(endpoint);
      return answer;
    } catch (error) {
      if (error instanceof RequestError && staleCodes.has(error.failure.code ?? ''))
        refresh(endpoint);
      throw error;
    }
  };

  return {
    carryOut,
    refresh: () => refresh(),
    async attempt(endpoint, input, said, guess) {
      const command = randomKey();
      if (guess)
        dispatch({
          type: 'records/updatedAhead',
          update: { command, id: guess.record.id, changes: guess.changes },
        });
      try {
        const answer = await carryOut(endpoint, input, said);
        dispatch({ type: 'records/settled', command, kept: true });
        return answer;
      } catch (error) {
        dispatch({ type: 'records/settled', command, kept: false });
        host.notify({ kind: 'error', text: failureText(toFailure(error)) });
        return null;
      }
    },
  };
}
