import { useRef } from 'react';
import type { Endpoint } from '@praxis/contract';
import { randomKey } from './client';
import { keyOf } from './query';
import { isInputRefused, type Failure } from './request-error';

/** The target of a toggle, and its direction. */
export interface Turn {
  what: string | number;
  on: boolean;
}

/** An update whose outcome is unknown. */
export interface UnsettledUpdate {
  /** The input of the form that it applies. */
  sent: string;
  input: object;
}

/** An input and the idempotency key it is sent with. */
export interface Intention {
  sent: string;
  key: string;
  /** Inputs sent with the key whose outcome is unknown, by `sent`. */
  lost: Map<string, object>;
  /** Updates of the record that one of them created, whose outcome is unknown; oldest first. */
  updates: UnsettledUpdate[];
}

/**
 * Manages idempotency keys: every retry reuses its key, so that a retry after a lost response is not
 * processed twice; other input, or success, starts a new one. Where a repetition would do harm
 * (payments above all), a retry on a later version of the record keeps its key: the lost attempt may
 * have produced that version. So does changed input of a form that creates a record: if the lost
 * attempt has created it, the back end refuses the key instead of creating another.
 */
export function useIdempotencyKeys({ idempotent, status, versioned }: Endpoint) {
  /** By the target of a toggle, or by the path's parameters. */
  const intentions = useRef(new Map<string | number, Intention>());
  const resumed = useRef<Intention>(undefined);
  return {
    /** Returns the intention with the caller's key, the key of the retried attempt, or the pending one. */
    intend(
      input: object,
      {
        turns,
        retried,
        inForm,
      }: { turns?: Turn; retried?: Intention | undefined; inForm: boolean },
    ): Intention {
      const { idempotencyKey, params } = input as { idempotencyKey?: string; params?: object };
      const version = idempotent ? { version: undefined } : {};
      const sent = keyOf({ ...input, ...version, turns });
      const unsent = { sent, lost: new Map(), updates: [] };
      if (idempotencyKey !== undefined) return { ...unsent, key: idempotencyKey };
      const what = turns?.what ?? keyOf(params ?? {});
      const pending = intentions.current.get(what);
      const known = [retried, pending].find((one) => one?.sent === sent);
      const creates = status === 201 && !versioned && inForm && !turns;
      const edited = creates && pending?.lost.size ? { ...pending, sent } : undefined;
      const intention = known ?? edited ?? { ...unsent, key: randomKey() };
      intentions.current.set(what, intention);
      return intention;
    },
    /**
     * Remembers whether the input may have been executed; returns whether the failure shows that an earlier
     * one with the same key was.
     */
    fail({ sent, lost }: Intention, input: object, failure: Failure): boolean {
      if (failure.kind !== 'rule') lost.set(sent, input);
      else if (isInputRefused(failure)) lost.delete(sent);
      return failure.code === 'idempotency_mismatch' && lost.size > 0;
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
