import { useRef, useState } from 'react';
import { toFailure } from '@praxis/sdk/data';

/**
 * Tracks lost responses. Requests that return a session have no idempotency key: if a response was lost,
 * the next attempt is refused because the first one succeeded. The form can then explain what to do.
 */
export function useLostResponse() {
  const wasLost = useRef(false);
  const [mayBeDone, setMayBeDone] = useState(false);
  return {
    /** Whether the last attempt was refused and an earlier one may have succeeded. */
    mayBeDone,
    async attempt<ResponseBody>(send: () => Promise<ResponseBody>): Promise<ResponseBody> {
      try {
        return await send();
      } catch (error) {
        if (toFailure(error).kind === 'rule') setMayBeDone(wasLost.current);
        else wasLost.current = true;
        throw error;
      }
    },
    /** Whether a code was refused because an earlier attempt has sent one. */
    hasSentCode: (error: unknown): boolean =>
      wasLost.current && toFailure(error).code === 'too_many_attempts',
  };
}
