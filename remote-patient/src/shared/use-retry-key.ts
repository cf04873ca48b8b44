import { useCallback, useRef } from 'react';
import { randomKey, toFailure } from '@praxis/sdk/data';

/**
 * The idempotency key of one command. It stays the same while no answer has come, so that a retry
 * does not charge twice; after a refusal the next try is a command of its own.
 */
export function useRetryKey() {
  const key = useRef<string | null>(null);
  return useCallback(async <Answer>(send: (key: string) => Promise<Answer>): Promise<Answer> => {
    key.current ??= randomKey();
    try {
      const answer = await send(key.current);
      key.current = null;
      return answer;
    } catch (error) {
      if (toFailure(error).kind === 'rule') key.current = null;
      throw error;
    }
  }, []);
}
