import { useRef, useState } from 'react';
import { demoResetPassword } from '@praxis/contract/demo/jwt';
import { useHost, useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useNavigate, usePathname } from '@praxis/sdk/router';
import { Button, Link } from '@praxis/sdk/ui';
import { Form, PasswordField, TextField, useForm } from '@praxis/sdk/ui/form';
import { addressOf, versionOf } from './addresses';
import { Entry } from './entry/entry';
import { emailError } from './field-errors';
import { MailHint } from './mail-hint';
import { readPendingReset, savePendingReset } from './pending-reset';
import { ResendButton } from './resend-button';
import styles from './sign-in.module.css';

const digits = 6;

/** `/pages/reset-password-v1` and `-v2`: sets a new password with the emailed code. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  const navigate = useNavigate();
  const version = versionOf(usePathname());
  const [pending, setPending] = useState(readPendingReset);
  const { run } = useMutation(demoResetPassword);
  const form = useForm({
    initial: { email: pending?.email ?? '', code: '', password: '', repeated: '' },
    check: ({ email, code, password, repeated }) => ({
      ...emailError(email, t),
      ...(code.length < digits && { code: t('signIn.missing.code') }),
      ...(password === '' && { password: t('signIn.missing.newPassword') }),
      ...(repeated !== password && { repeated: t('signIn.reset.differs') }),
    }),
    async onSubmit({ email, code, password }) {
      await run({ body: { email: email.trim(), code, password } });
      savePendingReset(null);
      notify({ kind: 'success', text: t('signIn.reset.done') });
      await navigate(addressOf('login', version));
    },
  });
  const code = form.field('code');
  const codeField = useRef<HTMLInputElement>(null);

  return (
    <Entry
      kind="resetPassword"
      title={t('signIn.reset.title')}
      text={
        pending ? t('signIn.reset.text', { email: pending.email }) : t('signIn.reset.textUnknown')
      }
      footer={<Link to={addressOf('login', version)}>{t('signIn.back')}</Link>}
    >
      <Form form={form}>
        {pending ? (
          <MailHint to={pending.email} />
        ) : (
          <TextField
            {...form.field('email')}
            type="email"
            label={t('signIn.email')}
            autoComplete="username"
          />
        )}
        <TextField
          {...code}
          ref={codeField}
          className={styles.code}
          label={t('signIn.reset.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={(text) => code.onChange(text.replace(/\D/g, '').slice(0, digits))}
        />
        {pending && <ResendButton {...{ pending, codeField }} onSent={setPending} />}
        <PasswordField
          {...form.field('password')}
          label={t('signIn.reset.password')}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('repeated')}
          label={t('signIn.reset.repeated')}
          autoComplete="new-password"
        />
        <Button kind="primary" block type="submit" loading={form.submitting}>
          {t('signIn.reset.act')}
        </Button>
      </Form>
    </Entry>
  );
}
