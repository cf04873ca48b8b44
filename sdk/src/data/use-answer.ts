import { useEffect, useState } from 'react';
import type { AnswerOf, Endpoint } from '@praxis/contract';
import { useHost } from '../host';
import type { CallInput } from './client';
import { toFailure, type Failure } from './request-error';
import type { LoadedGroup } from './use-data-group';

interface Settled<Answer> {
  /** What was asked, so that the answer to another question is never shown. */
  asked: string;
  /** Which time of asking it was. */
  round: number;
  answer?: Answer;
  failure?: Failure;
}

/**
 * The answer to a question of one place on a page: as a data group, but there may be several at
 * once, each with its own. Null asks nothing.
 */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
): LoadedGroup<AnswerOf<E>> {
  const { client } = useHost();
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<Settled<AnswerOf<E>>>();
  const asked = input && JSON.stringify(input);

  useEffect(() => {
    if (!asked) return;
    let left = false;
    client.call(endpoint, JSON.parse(asked) as CallInput<E>).then(
      (answer) => {
        if (!left) setSettled({ asked, round, answer });
      },
      (error: unknown) => {
        if (!left) setSettled({ asked, round, failure: toFailure(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [client, endpoint, asked, round]);

  const current = settled?.asked === asked ? settled : undefined;
  return {
    data: current?.answer ?? null,
    error: current?.failure ?? null,
    loading: asked !== null && current?.round !== round,
    // What is on show stays until the answer is there.
    reload: () => setRound((count) => count + 1),
  };
}
