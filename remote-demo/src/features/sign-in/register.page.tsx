import { useRef, useState } from 'react';
import { textLimits } from '@praxis/contract/demo/fields';
import { demoRegister } from '@praxis/contract/demo/jwt';
import { useHost, useTranslation } from '@praxis/sdk';
import { RequestError, useMutation } from '@praxis/sdk/data';
import { usePathname } from '@praxis/sdk/router';
import { Button, Link } from '@praxis/sdk/ui';
import { Form, PasswordField, TextField, useForm } from '@praxis/sdk/ui/form';
import { addressOf, versionOf } from './addresses';
import { Entry } from './entry/entry';
import { failureAtFields, emailError } from './field-errors';

const unique = ['username', 'email'] as const;
type Taken = Partial<Record<(typeof unique)[number], string>>;

const yes = () => true;
const no = () => false;

/** `/pages/register-v1` and `-v2`: creates an account of the demo app, and signs in. */
export default function RegisterPage() {
  const { t } = useTranslation('demo');
  const { signIn } = useHost();
  const { run } = useMutation(demoRegister);
  const version = versionOf(usePathname());
  const [taken, setTaken] = useState<Taken>({});
  const unanswered = useRef(false);
  const form = useForm({
    initial: { username: '', email: '', password: '' },
    check: ({ password, ...typed }) => ({
      ...Object.fromEntries(
        unique
          .filter((name) => taken[name] === typed[name].trim())
          .map((name) => [name, t(`signIn.taken.${name}`)]),
      ),
      ...(typed.username.trim() === '' && { username: t('signIn.missing.username') }),
      ...emailError(typed.email, t),
      ...(password === '' && { password: t('signIn.missing.newPassword') }),
    }),
    async onSubmit({ password, ...typed }) {
      const username = typed.username.trim();
      const email = typed.email.trim();
      const response = await run({ body: { username, email, password } }).catch(
        (error: unknown) => {
          unanswered.current = true;
          throw error;
        },
      );
      const enter = () => signIn('demo', { email, password }, 'tab');
      if ('error' in response) {
        // An earlier request whose response was lost may have created the account: signing in
        // tells.
        if (unanswered.current && (await enter().then(yes, no))) return;
        const { error } = response;
        setTaken({
          ...(error.username && { username }),
          ...(error.email && { email }),
        });
        throw new RequestError(failureAtFields(...unique.filter((name) => error[name])));
      }
      await enter();
    },
  });

  return (
    <Entry
      kind="register"
      title={t('signIn.register.title')}
      text={t('signIn.register.text')}
      footer={
        <>
          {t('signIn.register.known')}{' '}
          <Link to={addressOf('login', version)}>{t('signIn.pages.login')}</Link>
        </>
      }
    >
      <Form form={form}>
        <TextField
          {...form.field('username')}
          maxLength={textLimits.name}
          label={t('signIn.username')}
          autoComplete="username"
          autoCapitalize="none"
        />
        <TextField
          {...form.field('email')}
          maxLength={textLimits.email}
          type="email"
          label={t('signIn.email')}
          autoComplete="email"
        />
        <PasswordField
          {...form.field('password')}
          label={t('signIn.password')}
          autoComplete="new-password"
        />
        <Button kind="primary" block type="submit" loading={form.submitting}>
          {t('signIn.register.act')}
        </Button>
      </Form>
    </Entry>
  );
}
