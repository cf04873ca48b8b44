import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusPage } from '../focus-page';
import { useSecondsUntil } from '../use-seconds-until';

/**
 * Manages a button that requests another code, with a countdown until that is allowed.
 *
 * @param resendAt instant from which another code can be requested
 * @param moveFocus moves the focus away from the button when it is disabled
 * @returns the remaining seconds, or 0, and the button's props
 */
export function useResend(resendAt: string, resend: () => Promise<void>, moveFocus = focusPage) {
  const [loading, setLoading] = useState(false);
  const left = useSecondsUntil(resendAt);
  const ref = useRef<HTMLButtonElement>(null);
  const disabled = left > 0;
  // Screen readers would read the countdown of a focused button every second.
  const leaveButton = useEffectEvent(() => {
    if (document.activeElement === ref.current) moveFocus();
  });
  useLayoutEffect(() => {
    if (disabled) leaveButton();
  }, [disabled]);
  const onClick = async () => {
    setLoading(true);
    try {
      await resend();
    } finally {
      setLoading(false);
    }
  };
  return { left, button: { ref, loading, disabled, onClick: () => void onClick() } };
}
