import { useRef } from 'react';
import type { Endpoint } from '@praxis/contract';
import { randomKey } from './client';
import { keyOf } from './query';

/** The target of a toggle, and its direction. */
export interface Turn {
  what: string | number;
  on: boolean;
}

/** An input and the idempotency key it is sent with. */
export interface Intention {
  sent: string;
  key: string;
}

/**
 * Manages idempotency keys: every retry reuses its key, so that a retry after a lost response is not
 * processed twice; other input, or success, starts a new one. Where a repetition would do harm
 * (payments above all), a retry on a later version of the record keeps its key: the lost attempt may
 * have produced that version.
 */
export function useIdempotencyKeys({ idempotent }: Endpoint) {
  /** By the target of a toggle; other mutations share one entry. */
  const intentions = useRef(new Map<string | number, Intention>());
  const resumed = useRef<Intention>(undefined);
  return {
    /** Returns the intention with the caller's key, the key of the retried attempt, or the pending one. */
    intend(
      input: object,
      { turns, retried }: { turns?: Turn; retried?: Intention | undefined },
    ): Intention {
      const { idempotencyKey } = input as { idempotencyKey?: string };
      const version = idempotent ? { version: undefined } : {};
      const sent = keyOf({ ...input, ...version, turns });
      if (idempotencyKey !== undefined) return { sent, key: idempotencyKey };
      const what = turns?.what ?? '';
      const known = [retried, intentions.current.get(what)].find((one) => one?.sent === sent);
      const intention = known ?? { sent, key: randomKey() };
      intentions.current.set(what, intention);
      return intention;
    },
    forget({ key }: Intention): void {
      for (const [what, intention] of intentions.current)
        if (intention.key === key) intentions.current.delete(what);
    },
    /** Retries from a notice: what `retry` sends synchronously reuses the intention if its input is equal. */
    resume(intention: Intention | undefined, retry: () => void): void {
      resumed.current = intention;
      try {
        retry();
      } finally {
        resumed.current = undefined;
      }
    },
    resumed: () => resumed.current,
  };
}
