import { useRef } from 'react';
import { randomKey } from '@praxis/sdk/data';

export interface ToggleKeys {
  /** The key of a command that turns something on or off: the same over each try of it. */
  keyOf(what: string, isOn: boolean): string;
  /** It has succeeded: what turns it on or off next is another command. */
  done(what: string): void;
}

/**
 * Idempotency keys for endpoints that turn round what they find. Where the answer was lost, another
 * try with another key would take back what the first one has done; and what is turned on and off
 * meanwhile must not change the key of what is still to be tried again.
 */
export function useToggleKeys(): ToggleKeys {
  const { current: keys } = useRef(new Map<string, { isOn: boolean; key: string }>());
  return {
    keyOf(what, isOn) {
      const known = keys.get(what);
      if (known?.isOn === isOn) return known.key;
      const key = randomKey();
      keys.set(what, { isOn, key });
      return key;
    },
    done: (what) => void keys.delete(what),
  };
}
