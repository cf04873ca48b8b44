import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusPage } from '../focus-page';
import { useSecondsUntil } from '../use-seconds-until';

/**
 * A button that asks for another code, once that can be done; until then it counts the seconds.
 *
 * @param resendAt from when on another code can be asked for; an instant
 * @param leave gives the focus to something else while nothing can be done with the button
 * @returns the seconds that are left, 0 from then on, and the button's props
 */
export function useResend(resendAt: string, resend: () => Promise<void>, leave = focusPage) {
  const [loading, setLoading] = useState(false);
  const left = useSecondsUntil(resendAt);
  const ref = useRef<HTMLButtonElement>(null);
  const disabled = left > 0;
  // What it counts is not to be read out each second.
  const leaveButton = useEffectEvent(() => {
    if (document.activeElement === ref.current) leave();
  });
  useLayoutEffect(() => {
    if (disabled) leaveButton();
  }, [disabled]);
  const press = async () => {
    setLoading(true);
    try {
      await resend();
    } finally {
      setLoading(false);
    }
  };
  return { left, button: { ref, loading, disabled, onClick: () => void press() } };
}
