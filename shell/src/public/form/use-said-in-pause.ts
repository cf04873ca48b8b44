import { useEffect, useRef } from 'react';
import { announce } from '@praxis/sdk/ui';

/** How long nothing is typed before it is taken for a pause, milliseconds. */
const pause = 1_000;

/**
 * Has screen readers read out what is said of a field once typing pauses: with each key it would be
 * read over the next one.
 *
 * @param hint empty where there is nothing to say
 * @param typed the field's value
 */
export function useSaidInPause(hint: string, typed: string): void {
  const said = useRef('');
  useEffect(() => {
    if (hint === said.current) return;
    const timer = setTimeout(() => {
      said.current = hint;
      if (hint !== '') announce(hint);
    }, pause);
    return () => clearTimeout(timer);
  }, [hint, typed]);
}
