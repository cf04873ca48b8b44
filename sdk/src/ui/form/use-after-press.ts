import { useCallback, useEffect, useRef } from 'react';

/**
 * Lets what moves the page wait until the mouse button is up again: a button that moves away
 * between press and release is not clicked.
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
      // The click itself follows in the same task.
      setTimeout(act);
    };
    for (const end of ends) document.addEventListener(end, release, true);
  }, []);
}

/** A text that is dragged ends the press without a release. */
const ends = ['mouseup', 'dragend'] as const;
