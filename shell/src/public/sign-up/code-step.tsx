import { useState } from 'react';
import { resendCode, verify } from '@praxis/contract/endpoints/auth';
import { useIsUnmounted, useTranslation } from '@praxis/sdk';
import { toFailure, useMutation } from '@praxis/sdk/data';
import { Alert, Button, useClock, useFailureText } from '@praxis/sdk/ui';
import { Form, useForm } from '@praxis/sdk/ui/form';
import { switchSession } from '../../auth/switch-session';
import { leaveForeignArea } from '../../auth/leave-foreign-area';
import type { Deployment } from '../../boot/deployment';
import { clearPendingFlow } from '../pending-flow';
import { CodeField } from '../form/code-field';
import { FormCard } from '../form/form-card';
import { MailboxHint } from '../form/mailbox-hint';
import { MayBeDoneHint } from '../form/may-be-done-hint';
import { Resend } from '../form/resend';
import { useCodeAttempts } from '../form/use-code-attempts';
import { useLostResponse } from '../form/use-lost-response';
import { codeTimes, type PendingSignUp } from './pending-sign-up';

interface Props {
  deployment: Deployment;
  pending: PendingSignUp;
  /** Called when another code was sent. */
  onSent(times: Pick<PendingSignUp, 'expiresAt' | 'resendAt'>): void;
  /** Called to start over with another email address. */
  onBack(): void;
}

/** The message after requesting another code. */
interface ResendMessage {
  kind: 'info' | 'danger';
  text: string;
}

/** Second step of sign-up: the emailed code, which signs the new account in. */
export function CodeStep({ deployment, pending, onSent, onBack }: Props) {
  const { t } = useTranslation('public');
  const failureText = useFailureText();
  const clock = useClock();
  const [resent, setResent] = useState<ResendMessage | null>(null);
  const { email, next } = pending;
  const verification = useMutation(verify);
  const newCode = useMutation(resendCode);
  const tries = useCodeAttempts();
  const confirming = useLostResponse();
  const resending = useLostResponse();
  const isGone = useIsUnmounted();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({
      ...(code.length < 6 && { code: t('code.incomplete') }),
      ...tries.fault,
    }),
    onSubmit: ({ code }) => confirm(code),
  });

  const confirm = async (code: string) => {
    setResent(null);
    const session = await confirming.attempt(() =>
      tries.attempt(() => verification.run({ body: { email, code } })),
    );
    clearPendingFlow();
    // The user has left the page in the meantime: do not sign in.
    if (isGone()) return;
    window.history.replaceState(null, '', next);
    leaveForeignArea(deployment.registry, session);
    switchSession(session, window.location.pathname + window.location.search);
  };

  const resend = async () => {
    try {
      const sent = await resending
        .attempt(() => newCode.run({ body: { email } }))
        .catch((error: unknown) => {
          if (!resending.hasSentCode(error)) throw error;
          return codeTimes(clock());
        });
      onSent(sent);
      tries.reset();
      form.reset();
      setResent({ kind: 'info', text: t('code.resent') });
    } catch (error) {
      setResent({ kind: 'danger', text: failureText(toFailure(error)) });
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
        {resent !== null && <Alert kind={resent.kind}>{resent.text}</Alert>}
        {confirming.mayBeDone && <MayBeDoneHint>{t('code.perhapsDone')}</MayBeDoneHint>}
        <CodeField {...form.field('code')} label={t('code.label')} />
        <Button kind="primary" block type="submit" loading={form.submitting}>
          {t('code.act')}
        </Button>
      </Form>
    </FormCard>
  );
}
