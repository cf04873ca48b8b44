import { useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Button, useSecondsUntil } from '@praxis/sdk/ui';

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

  const resend = async () => {
    setBusy(true);
    try {
      await onResend();
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button kind="link" loading={busy} disabled={left > 0} onClick={() => void resend()}>
      {left > 0 ? t('code.resendIn', { count: left }) : t('code.resend')}
    </Button>
  );
}
