import { useLayoutEffect, useRef } from 'react';
import { Button } from '../components/button';
import { useUiText } from '../text/use-ui-text';

/**
 * Stands where the buttons of an act stood that can no longer be done. Whoever had the focus on one
 * of them, which is gone, goes on from here.
 */
export function OnlyClose({ onClose }: { onClose(): void }) {
  const text = useUiText();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <Button ref={button} data-autofocus="" onClick={onClose}>
      {text('close')}
    </Button>
  );
}
