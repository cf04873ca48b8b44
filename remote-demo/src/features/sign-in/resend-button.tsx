import type { RefObject } from 'react';
import { useHost, useTranslation } from '@praxis/sdk';
import { toFailure } from '@praxis/sdk/data';
import { Button, useFailureText } from '@praxis/sdk/ui';
import { useResend } from '@praxis/sdk/ui/form';
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
  const resend = async () => {
    try {
      onSent(await askForCode(pending.email));
      notify({ kind: 'success', text: t('signIn.reset.resent') });
    } catch (error) {
      notify({ kind: 'error', text: failureText(toFailure(error)) });
    }
  };
  const { left, button } = useResend(pending.resendAt, resend, () => codeField.current?.focus());
  return (
    <div>
      <Button kind="link" {...button}>
        {left > 0 ? t('signIn.reset.resendIn', { count: left }) : t('signIn.reset.resend')}
      </Button>
    </div>
  );
}
