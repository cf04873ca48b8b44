import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHost, useTranslation } from '@praxis/sdk';
import { toFailure } from '@praxis/sdk/data';
import { Button, useFailureText, useSecondsUntil } from '@praxis/sdk/ui';
import type { PendingReset } from './pending-reset';
import { useAskForCode } from './use-ask-for-code';

interface Props {
  pending: PendingReset;
  /** Where the code is typed in. */
  codeField: RefObject<HTMLInputElement | null>;
  onSent(pending: PendingReset): void;
}

/** Asks for another code, once that can be done; until then it counts the seconds. */
export function ResendButton({ pending, codeField, onSent }: Props) {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  const failureText = useFailureText();
  const askForCode = useAskForCode();
  const left = useSecondsUntil(pending.resendAt);
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isWaiting = left > 0;
  useLayoutEffect(() => {
    // Where it counts, nothing can be done with it; what it counts is not to be read out each second.
    if (isWaiting && document.activeElement === button.current) codeField.current?.focus();
  }, [isWaiting, codeField]);

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
      <Button
        ref={button}
        kind="link"
        loading={busy}
        disabled={isWaiting}
        onClick={() => void resend()}
      >
        {isWaiting ? t('signIn.reset.resendIn', { count: left }) : t('signIn.reset.resend')}
      </Button>
    </div>
  );
}
