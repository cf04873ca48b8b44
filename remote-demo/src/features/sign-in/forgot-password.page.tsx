import { useTranslation } from '@praxis/sdk';
import { useNavigate, usePathname } from '@praxis/sdk/router';
import { Button, Link } from '@praxis/sdk/ui';
import { Form, TextField, useForm } from '@praxis/sdk/ui/form';
import { addressOf, versionOf } from './addresses';
import { Entry } from './entry/entry';
import { emailError } from './field-errors';
import { useRequestCode } from './use-request-code';

/** `/pages/forgot-password-v1` and `-v2`: emails a code for resetting the password. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation('demo');
  const navigate = useNavigate();
  const version = versionOf(usePathname());
  const requestCode = useRequestCode();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => emailError(email, t),
    async onSubmit({ email }) {
      await requestCode(email.trim());
      await navigate(addressOf('resetPassword', version));
    },
  });

  return (
    <Entry
      kind="forgotPassword"
      title={t('signIn.forgot.title')}
      text={t('signIn.forgot.text')}
      footer={<Link to={addressOf('login', version)}>{t('signIn.back')}</Link>}
    >
      <Form form={form}>
        <TextField
          {...form.field('email')}
          type="email"
          label={t('signIn.email')}
          autoComplete="username"
        />
        <Button kind="primary" block type="submit" loading={form.submitting}>
          {t('signIn.forgot.act')}
        </Button>
      </Form>
    </Entry>
  );
}
