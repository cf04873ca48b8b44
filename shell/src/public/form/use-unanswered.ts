import { useRef, useState } from 'react';
import { toFailure } from '@praxis/sdk/data';

/**
 * What leads to a session is carried out anew with each try: after one whose answer got lost, the next
 * one is refused because the first one succeeded. Notes that, so that the form can say how one goes on.
 */
export function useUnanswered() {
  const unanswered = useRef(false);
  const [perhapsDone, setPerhapsDone] = useState(false);
  return {
    /** The last try was refused, and an earlier one may have been carried out. */
    perhapsDone,
    async attempt<Answer>(send: () => Promise<Answer>): Promise<Answer> {
      try {
        return await send();
      } catch (error) {
        if (toFailure(error).kind === 'rule') setPerhapsDone(unanswered.current);
        else unanswered.current = true;
        throw error;
      }
    },
    /** Whether a code was refused because the try before has sent one. */
    hasSentCode: (error: unknown): boolean =>
      unanswered.current && toFailure(error).code === 'too_many_attempts',
  };
}
