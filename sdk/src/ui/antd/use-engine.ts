import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DeferredCode } from '../lazy/deferred-code';
import { isFullySelected, type TakeOver } from './take-over';

export interface EngineInUse<Engine> {
  engine: Engine;
  /** State of the focused stand-in that it replaces; null if the field did not have the focus. */
  from: TakeOver | null;
}

/** Event handlers of a stand-in, which load its engine. */
export interface StandInHandlers {
  onHover(): void;
  onPress(id: string): void;
  onFocus(id: string): void;
  onType(text: string): void;
  onLeave(): void;
}

/**
 * Lazy-loads the library behind a field. Hovering loads it; a click or focus replaces the stand-in with it.
 * If the code is already loaded when the field mounts, there is no stand-in.
 */
export function useEngine<Engine>(code: DeferredCode<Engine>) {
  const [inUse, setInUse] = useState<EngineInUse<Engine> | null>(() => {
    const engine = code.now();
    return engine ? { engine, from: null } : null;
  });
  const [failed, setFailed] = useState(false);
  const from = useRef<TakeOver | null>(null);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  const activate = () => {
    setFailed(false);
    code.load().then(
      // In a new task, after the current click: a list that opens during it would treat it as a click outside.
      (engine) =>
        setTimeout(() => {
          if (isUnmounted.current) return;
          const { current } = from;
          const takeOver = current && { ...current, selected: isFullySelected(current.id) };
          // Synchronous, including the typed text: a key pressed in between would be lost.
          flushSync(() => setInUse((now) => now ?? { engine, from: takeOver }));
        }),
      () => isUnmounted.current || setFailed(true),
    );
  };
  const handlers: StandInHandlers = {
    // Only loads: an element that is replaced under the pointer would miss the click.
    onHover: () => void code.load().catch(() => undefined),
    onPress(id) {
      from.current = { typed: '', ...from.current, id, open: true };
      activate();
    },
    onFocus(id) {
      from.current ??= { id, open: false, typed: '' };
      activate();
    },
    onType(typed) {
      if (from.current) from.current = { ...from.current, typed };
    },
    onLeave() {
      from.current = null;
    },
  };
  return { inUse, failed, handlers };
}
