import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../components/alert';

/**
 * Says that the action of a dialog is no longer possible. It takes the focus, because it appears without
 * user interaction at the end of a dialog that may be longer than the viewport; but not if the dialog has
 * just moved the focus from the removed button to the Close button.
 */
export function ActionOverAlert({ children }: { children: ReactNode }) {
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
