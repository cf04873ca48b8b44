import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DeferredCode } from '../lazy/deferred-code';
import { isMarked, type TakeOver } from './take-over';

interface EngineInUse<Engine> {
  engine: Engine;
  /** Where somebody was when it came; null where nobody was in the field. */
  from: TakeOver | null;
}

/** What a field that stands in for its engine does when it is touched. */
export interface StandInTouch {
  onNear(): void;
  onPress(id: string): void;
  onFocus(id: string): void;
  onType(text: string): void;
  onLeave(): void;
}

/**
 * The library behind a field. It is fetched once the hand comes near, and the field is made of it
 * from the press or the focus on, where it was not there when the field was shown. A field that
 * nobody touches stays light.
 */
export function useEngine<Engine>(code: DeferredCode<Engine>) {
  const [inUse, setInUse] = useState<EngineInUse<Engine> | null>(() => {
    const engine = code.now();
    return engine ? { engine, from: null } : null;
  });
  const [failed, setFailed] = useState(false);
  const from = useRef<TakeOver | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const bring = () => {
    setFailed(false);
    code.load().then(
      // Not while the press is still under way: a list that opens in it takes it for one beside it.
      (engine) =>
        setTimeout(() => {
          if (left.current) return;
          const { current } = from;
          const there = current && { ...current, marked: isMarked(current.id) };
          // In one go, with what was typed put into it: a key between two steps would be lost.
          flushSync(() => setInUse((now) => now ?? { engine, from: there }));
        }),
      () => left.current || setFailed(true),
    );
  };
  const touch: StandInTouch = {
    // Fetched only: what changes under the hand is missed by its press.
    onNear: () => void code.load().catch(() => undefined),
    onPress(id) {
      from.current = { typed: '', ...from.current, id, open: true };
      bring();
    },
    onFocus(id) {
      from.current ??= { id, open: false, typed: '' };
      bring();
    },
    onType(typed) {
      if (from.current) from.current = { ...from.current, typed };
    },
    onLeave() {
      from.current = null;
    },
  };
  return { inUse, failed, touch };
}
