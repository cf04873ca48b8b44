import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '@praxis/sdk/ui';

interface RefusedAlertProps {
  title?: ReactNode;
  children?: ReactNode;
}

/**
 * Reason why an action failed, above the content that the action is about. It takes the focus, like
 * the error summary of a form: the clicked button is below, and often out of view.
 */
export function RefusedAlert(props: RefusedAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert kind="danger" {...props} />
    </div>
  );
}
