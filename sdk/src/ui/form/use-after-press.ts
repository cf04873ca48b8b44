import { useCallback, useEffect, useRef } from 'react';

/**
 * Delays layout shifts until the mouse button is released: a button that moves between mousedown and
 * mouseup gets no click.
 */
export function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
    };
    document.addEventListener('mousedown', press, true);
    for (const end of ends) document.addEventListener(end, release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      for (const end of ends) document.removeEventListener(end, release, true);
    };
  }, []);
  return useCallback((act) => {
    if (!pressed.current) {
      act();
      return;
    }
    const release = () => {
      for (const end of ends) document.removeEventListener(end, release, true);
      // In a new task: the click event follows in the current one.
      setTimeout(act);
    };
    for (const end of ends) document.addEventListener(end, release, true);
  }, []);
}

/** Dragging text ends without a mouseup. */
const ends = ['mouseup', 'dragend'] as const;
