import { useEffect, useState } from 'react';
import { forgotPassword, resetPassword } from '@praxis/contract/endpoints/auth';
import { resendSeconds } from '@praxis/contract/rules/accounts/code';
import { passwordFault } from '@praxis/contract/rules/accounts/password';
import { useTranslation } from '@praxis/sdk';
import { toFailure, useMutation } from '@praxis/sdk/data';
import { Alert, Button, codeText, Link, useClock, useFailureText, useUiText } from '@praxis/sdk/ui';
import { Form, TextField, useForm } from '@praxis/sdk/ui/form';
import { notify } from '../../notifications/notice-store';
import { nextOf, signInPathFor, withNext } from '../next';
import { clearPendingFlow, savePendingFlow, readPendingFlow } from '../pending-flow';
import { CodeField } from '../form/code-field';
import { FormCard } from '../form/form-card';
import { MailboxHint } from '../form/mailbox-hint';
import { NewPasswordField } from '../form/new-password-field';
import { MayBeDoneHint } from '../form/may-be-done-hint';
import { Resend } from '../form/resend';
import { useCodeAttempts } from '../form/use-code-attempts';
import { useLostResponse } from '../form/use-lost-response';
import { PublicFrame } from '../frame/public-frame';
import type { PublicPageProps } from '../page-props';
import { useNavigateIfMounted } from '../use-navigate-if-mounted';

/** Sets a new password with the emailed code. */
export default function ResetPasswordPage({ deployment }: PublicPageProps) {
  const { t } = useTranslation('public');
  const clock = useClock();
  const uiText = useUiText();
  const failureText = useFailureText();
  const [pending, setPending] = useState(() => readPendingFlow('reset'));
  const [message, setMessage] = useState<{ kind: 'info' | 'danger'; text: string } | null>(null);
  const navigate = useNavigateIfMounted();
  const next = nextOf(window.location.search);
  const resetting = useLostResponse();
  const forgot = useMutation(forgotPassword);
  const reset = useMutation(resetPassword);
  const tries = useCodeAttempts();
  const form = useForm({
    initial: { email: pending?.email ?? '', code: '', password: '' },
    schema: resetPassword.body,
    check: ({ code, email, password }) => ({
      ...(code.length < 6 && { code: t('code.incomplete') }),
      ...tries.fault,
      ...(passwordFault(password, email) && { password: codeText('password_weak', uiText) }),
    }),
    onSubmit: async ({ email, code, password }) => {
      setMessage(null);
      await resetting.attempt(() =>
        tries.attempt(() => reset.run({ body: { email: email.trim(), code, password } })),
      );
      clearPendingFlow();
      notify({ kind: 'success', text: t('reset.done') });
      navigate(signInPathFor(next));
    },
  });
  const { email } = form.values;

  useEffect(() => {
    performance.mark('praxis:ready');
  }, []);

  const resend = async () => {
    try {
      await forgot.run({ body: { email: email.trim() } });
      const resendAt = new Date(clock() + resendSeconds * 1000).toISOString();
      const sent = { kind: 'reset', email: email.trim(), resendAt } as const;
      savePendingFlow(sent);
      setPending(sent);
      tries.reset();
      form.set('code', '');
      setMessage({ kind: 'info', text: t('code.resent') });
    } catch (error) {
      setMessage({ kind: 'danger', text: failureText(toFailure(error)) });
    }
  };

  return (
    <PublicFrame deployment={deployment} title={t('reset.title')} next={next}>
      <FormCard
        title={t('reset.title')}
        text={pending ? t('reset.text', { email: pending.email }) : t('reset.textUnknown')}
        footer={
          <>
            {pending && <Resend resendAt={pending.resendAt} onResend={resend} />}
            <Link to={withNext('/forgot-password', next)}>{t('reset.otherAddress')}</Link>
          </>
        }
      >
        <Form form={form}>
          {pending && <MailboxHint deployment={deployment} to={pending.email} />}
          {message !== null && <Alert kind={message.kind}>{message.text}</Alert>}
          {resetting.mayBeDone && <MayBeDoneHint>{t('reset.perhapsDone')}</MayBeDoneHint>}
          {!pending && (
            <TextField
              {...form.field('email')}
              type="email"
              label={t('signUp.email')}
              autoComplete="username"
            />
          )}
          <CodeField {...form.field('code')} label={t('code.label')} />
          <NewPasswordField {...form.field('password')} label={t('reset.password')} email={email} />
          <Button kind="primary" block type="submit" loading={form.submitting}>
            {t('reset.act')}
          </Button>
        </Form>
      </FormCard>
    </PublicFrame>
  );
}
