import { useSyncExternalStore } from 'react';
import type { Realm } from '@praxis/contract';
import { useTranslation } from '@praxis/sdk';
import { Alert, Button } from '@praxis/sdk/ui';
import {
  CheckboxField,
  Form,
  PasswordField,
  RadioField,
  TextField,
  useForm,
} from '@praxis/sdk/ui/form';
import { endReason } from './session';
import { signInErrorKey, type SignIn } from './use-sign-in';

interface Fields {
  realm: Realm;
  email: string;
  password: string;
  staySignedIn: boolean;
}

interface Props {
  signIn: SignIn;
  /** The likely realm of the account. */
  realm: Realm;
}

/** Sign-in by email and password, for an account of a practice or of the demo area. */
export function SignInForm({ signIn, realm }: Props) {
  const { t } = useTranslation('shell');
  const ended = useSyncExternalStore(endReason.subscribe, endReason.get);
  const form = useForm<Fields>({
    initial: { realm, email: '', password: '', staySignedIn: false },
    check: ({ email, password }) => ({
      ...(email.trim() === '' && { email: t('signIn.emailMissing') }),
      ...(password === '' && { password: t('signIn.passwordMissing') }),
    }),
    onSubmit: ({ realm, email, password, staySignedIn }) =>
      signIn.run(realm, { email: email.trim(), password }, staySignedIn ? 'device' : 'tab'),
  });

  return (
    <Form form={form}>
      {ended && !signIn.failure && (
        <Alert kind={ended === 'idle' ? 'info' : 'danger'}>
          {t(ended === 'idle' ? 'signIn.ended' : 'signIn.errors.account_inactive')}
        </Alert>
      )}
      {signIn.failure && <Alert kind="danger">{t(signInErrorKey(signIn.failure))}</Alert>}
      <RadioField
        {...form.field('realm')}
        label={t('signIn.realm')}
        choices={[
          { value: 'practice', label: t('signIn.practice') },
          { value: 'demo', label: t('signIn.demo') },
        ]}
      />
      <TextField
        {...form.field('email')}
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
      />
      <PasswordField
        {...form.field('password')}
        label={t('signIn.password')}
        autoComplete="current-password"
      />
      <CheckboxField {...form.field('staySignedIn')} label={t('signIn.keep')} />
      <Button kind="primary" block type="submit" loading={signIn.pending !== null}>
        {t('signIn.act')}
      </Button>
    </Form>
  );
}
