import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '@praxis/sdk/ui';

interface RefusedAlertProps {
  title?: ReactNode;
  children?: ReactNode;
}

/**
 * Why a press did nothing, above what is chosen from or read through. It takes the focus, as the
 * summary of a form does: the button that was pressed stands below, and out of its sight on many windows.
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
