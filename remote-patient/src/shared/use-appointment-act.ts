import type { AnswerOf, Endpoint } from '@praxis/contract';
import { useHost } from '@praxis/sdk';
import { recordsChanged, useDispatch, type CallInput } from '@praxis/sdk/data';

/**
 * How an appointment is acted on: call, notice, and the appointments on show load again, also after
 * a refusal, because then they are not as they are shown.
 */
export function useAppointmentAct() {
  const { client, notify } = useHost();
  const dispatch = useDispatch();
  return async function act<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    said: string | ((answer: AnswerOf<E>) => string),
  ): Promise<AnswerOf<E>> {
    try {
      const answer = await client.call(endpoint, input);
      notify({ kind: 'success', text: typeof said === 'string' ? said : said(answer) });
      return answer;
    } finally {
      dispatch(recordsChanged(endpoint.changes ?? null));
    }
  };
}
