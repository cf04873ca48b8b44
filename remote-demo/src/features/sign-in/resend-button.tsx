import { useState } from 'react';
import { useHost, useTranslation } from '@praxis/sdk';
import { toFailure } from '@praxis/sdk/data';
import { Button, useFailureText, useSecondsUntil } from '@praxis/sdk/ui';
import type { PendingReset } from './pending-reset';
import { useAskForCode } from './use-ask-for-code';

interface Props {
  pending: PendingReset;
  onSent(pending: PendingReset): void;
}

/** Asks for another code, once that can be done; until then it counts the seconds. */
export function ResendButton({ pending, onSent }: Props) {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  const failureText = useFailureText();
  const askForCode = useAskForCode();
  const left = useSecondsUntil(pending.resendAt);
  const [busy, setBusy] = useState(false);

  const resend = async () => {
    setBusy(true);
    try {
      onSent(await askForCode(pending.email));
      notify({ kind: 'success', text: t('signIn.reset.resent') });
    } catch (error) {
      notify({ kind: 'error', text: failureText(toFailure(error)) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <Button kind="link" loading={busy} disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? t('signIn.reset.resendIn', { count: left }) : t('signIn.reset.resend')}
      </Button>
    </div>
  );
}
