import { useState } from 'react';
import { resendCode, verify } from '@praxis/contract/endpoints/auth';
import { useTranslation } from '@praxis/sdk';
import { toFailure, useMutation } from '@praxis/sdk/data';
import { Alert, Button, useFailureText, useUiText } from '@praxis/sdk/ui';
import { Form, useForm } from '@praxis/sdk/ui/form';
import { enterAs } from '../../auth/enter-as';
import { leaveForeignArea } from '../../auth/leave-foreign-area';
import type { Deployment } from '../../boot/deployment';
import { clearPendingFlow } from '../pending-flow';
import { CodeField } from '../form/code-field';
import { FormCard } from '../form/form-card';
import { MailboxHint } from '../form/mailbox-hint';
import { Resend } from '../form/resend';
import { useCodeTries } from '../form/use-code-tries';
import type { PendingSignUp } from './pending-sign-up';

interface Props {
  deployment: Deployment;
  pending: PendingSignUp;
  /** Another code was sent. */
  onSent(times: Pick<PendingSignUp, 'expiresAt' | 'resendAt'>): void;
  /** The e-mail address was wrong. */
  onBack(): void;
}

/** The six digits that were mailed; the right ones sign the new account in. */
export function CodeStep({ deployment, pending, onSent, onBack }: Props) {
  const { t } = useTranslation('public');
  const uiText = useUiText();
  const failureText = useFailureText();
  const [resent, setResent] = useState<string | null>(null);
  const { email, next } = pending;
  const verification = useMutation(verify);
  const newCode = useMutation(resendCode);
  const tries = useCodeTries();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({
      ...(code.length < 6 && { code: uiText('codes.code_invalid') }),
      ...tries.fault,
    }),
    onSubmit: ({ code }) => enter(code),
  });

  const enter = async (code: string) => {
    setResent(null);
    const session = await tries.attempt(() => verification.run({ body: { email, code } }));
    clearPendingFlow();
    window.history.replaceState(null, '', next);
    leaveForeignArea(deployment.registry, session);
    enterAs(session, window.location.pathname + window.location.search);
  };

  const resend = async () => {
    try {
      onSent(await newCode.run({ body: { email } }));
      tries.renew();
      form.reset();
      setResent(t('code.resent'));
    } catch (error) {
      setResent(failureText(toFailure(error)));
    }
  };

  return (
    <FormCard
      title={t('code.title')}
      step={t('signUp.step', { step: 2, steps: 3 })}
      text={t('code.text', { email })}
      footer={
        <>
          <Resend resendAt={pending.resendAt} onResend={resend} />
          <Button kind="link" onClick={onBack}>
            {t('code.otherAddress')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <MailboxHint deployment={deployment} to={email} />
        {resent !== null && <Alert kind="info">{resent}</Alert>}
        <CodeField {...form.field('code')} label={t('code.label')} />
        <Button kind="primary" block type="submit" loading={form.submitting}>
          {t('code.act')}
        </Button>
      </Form>
    </FormCard>
  );
}
