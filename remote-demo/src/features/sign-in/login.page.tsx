import { demoAccounts } from '@praxis/contract/demo/accounts';
import { useState } from 'react';
import { useHost, useTranslation, type Credentials } from '@praxis/sdk';
import { RequestError, toFailure } from '@praxis/sdk/data';
import { usePathname } from '@praxis/sdk/router';
import { Button, Link } from '@praxis/sdk/ui';
import { CheckboxField, Form, PasswordField, TextField, useForm } from '@praxis/sdk/ui/form';
import { addressOf, versionOf } from './addresses';
import { Entry } from './entry/entry';
import { failureAtFields, emailError } from './field-errors';
import { SampleAccounts } from './sample-accounts';
import styles from './sign-in.module.css';

/** `/pages/login-v1` and `-v2`: signs in to the demo app. */
export default function LoginPage() {
  const { t } = useTranslation('demo');
  const { signIn } = useHost();
  const version = versionOf(usePathname());
  const [refused, setRefused] = useState<Credentials | null>(null);
  const form = useForm({
    initial: { email: '', password: '', remember: false },
    check: ({ email, password }) => ({
      ...(refused?.email === email.trim() &&
        refused.password === password && {
          email: t(isSample(refused) ? 'signIn.samplePassword' : 'signIn.invalid'),
        }),
      ...emailError(email, t),
      ...(password === '' && { password: t('signIn.missing.password') }),
    }),
    async onSubmit({ password, remember, ...typed }) {
      const credentials = { email: typed.email.trim(), password };
      try {
        await signIn('demo', credentials, remember ? 'device' : 'tab');
      } catch (error) {
        if (toFailure(error).code !== 'credentials_invalid') throw error;
        setRefused(credentials);
        throw new RequestError(failureAtFields('email'));
      }
    },
  });

  const password = form.field('password');

  return (
    <Entry
      kind="login"
      title={t('signIn.login.title')}
      text={t('signIn.login.text')}
      footer={
        <>
          {t('signIn.login.new')}{' '}
          <Link to={addressOf('register', version)}>{t('signIn.pages.register')}</Link>
        </>
      }
    >
      <Form form={form}>
        <TextField
          {...form.field('email')}
          type="email"
          label={t('signIn.email')}
          autoComplete="username"
        />
        <PasswordField
          {...password}
          label={t('signIn.password')}
          autoComplete="current-password"
          onChange={(text) => {
            password.onChange(text);
            // Both were rejected together, so a new password clears the email's error as well.
            form.set('email', form.values.email);
          }}
        />
        <div className={styles.row}>
          <CheckboxField {...form.field('remember')} label={t('signIn.login.remember')} />
          <Link to={addressOf('forgotPassword', version)}>{t('signIn.login.forgot')}</Link>
        </div>
        <Button kind="primary" block type="submit" loading={form.submitting}>
          {t('signIn.login.act')}
        </Button>
      </Form>
      <SampleAccounts
        onChoose={({ email, password }) => {
          form.set('email', email);
          form.set('password', password);
        }}
      />
    </Entry>
  );
}

/** Filled in by a click, so it can't be a typing error. */
const isSample = ({ email, password }: Credentials) =>
  demoAccounts.some((account) => account.email === email && account.password === password);
