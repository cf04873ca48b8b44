import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Button, useSecondsUntil } from '@praxis/sdk/ui';
import { focusPage } from '@praxis/sdk/ui/focus-page';

interface Props {
  /** From when on another code can be asked for; an instant. */
  resendAt: string;
  onResend(): Promise<void>;
}

/** Asks for another code, once that can be done; until then it counts the seconds. */
export function Resend({ resendAt, onResend }: Props) {
  const { t } = useTranslation('public');
  const [busy, setBusy] = useState(false);
  const left = useSecondsUntil(resendAt);
  const button = useRef<HTMLButtonElement>(null);
  const isWaiting = left > 0;
  useLayoutEffect(() => {
    // Where it counts, nothing can be done with it; what it counts is not to be read out each second.
    if (isWaiting && document.activeElement === button.current) focusPage();
  }, [isWaiting]);

  const resend = async () => {
    setBusy(true);
    try {
      await onResend();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      ref={button}
      kind="link"
      loading={busy}
      disabled={isWaiting}
      onClick={() => void resend()}
    >
      {isWaiting ? t('code.resendIn', { count: left }) : t('code.resend')}
    </Button>
  );
}
