import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../components/alert';

/**
 * That what a dialog asks about can no longer be done. It comes without a press, at the end of a dialog
 * that may be longer than the window, and takes the focus; where that was on the button that has
 * gone, the dialog gives it to the one beside.
 */
export function OverAlert({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!document.activeElement?.hasAttribute('data-autofocus')) box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="danger">{children}</Alert>
    </div>
  );
}
