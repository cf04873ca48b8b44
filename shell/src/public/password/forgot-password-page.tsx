import { useEffect } from 'react';
import { forgotPassword } from '@praxis/contract/endpoints/auth';
import { resendSeconds } from '@praxis/contract/rules/accounts/code';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Button, Link, useClock } from '@praxis/sdk/ui';
import { Form, TextField, useForm } from '@praxis/sdk/ui/form';
import { nextOf, signInPathFor, withNext } from '../next';
import { savePendingFlow } from '../pending-flow';
import { FormCard } from '../form/form-card';
import { PublicFrame } from '../frame/public-frame';
import type { PublicPageProps } from '../page-props';
import { useNavigateIfMounted } from '../use-navigate-if-mounted';

/** Requests a code for choosing a new password. */
export default function ForgotPasswordPage({ deployment }: PublicPageProps) {
  const { t } = useTranslation('public');
  const clock = useClock();
  const navigate = useNavigateIfMounted();
  const next = nextOf(window.location.search);
  const forgot = useMutation(forgotPassword);
  const form = useForm({
    initial: { email: '' },
    schema: forgotPassword.body,
    onSubmit: async ({ email }) => {
      const address = email.trim();
      await forgot.run({ body: { email: address } });
      const resendAt = new Date(clock() + resendSeconds * 1000).toISOString();
      savePendingFlow({ kind: 'reset', email: address, resendAt });
      navigate(withNext('/reset-password', next));
    },
  });

  useEffect(() => {
    performance.mark('praxis:ready');
  }, []);

  return (
    <PublicFrame deployment={deployment} title={t('forgot.title')} next={next}>
      <FormCard
        title={t('forgot.title')}
        text={t('forgot.text')}
        footer={<Link to={signInPathFor(next)}>{t('forgot.back')}</Link>}
      >
        <Form form={form}>
          <TextField
            {...form.field('email')}
            type="email"
            label={t('signUp.email')}
            autoComplete="username"
          />
          <Button kind="primary" block type="submit" loading={form.submitting}>
            {t('forgot.act')}
          </Button>
        </Form>
      </FormCard>
    </PublicFrame>
  );
}
