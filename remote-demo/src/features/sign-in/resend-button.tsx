import type { RefObject } from 'react';
import { useHost, useTranslation } from '@praxis/sdk';
import { toFailure } from '@praxis/sdk/data';
import { Button, useFailureText } from '@praxis/sdk/ui';
import { useResend } from '@praxis/sdk/ui/form';
import type { PendingReset } from './pending-reset';
import { useRequestCode } from './use-request-code';

interface Props {
  pending: PendingReset;
  /** Field of the code. */
  codeField: RefObject<HTMLInputElement | null>;
  onSent(pending: PendingReset): void;
}

/** Button that requests another code, after a countdown. */
export function ResendButton({ pending, codeField, onSent }: Props) {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  const failureText = useFailureText();
  const requestCode = useRequestCode();
  const resend = async () => {
    try {
      onSent(await requestCode(pending.email));
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
