import type { ReactNode } from 'react';
import { signUp } from '@praxis/contract/endpoints/auth';
import { passwordFault } from '@praxis/contract/rules/accounts/password';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Button, codeText, Link, useClock, useUiText } from '@praxis/sdk/ui';
import { Form, RadioField, TextField, useForm } from '@praxis/sdk/ui/form';
import { language } from '../../language/language';
import { browserTimeZone } from '../browser-time-zone';
import { FormCard } from '../form/form-card';
import { NewPasswordField } from '../form/new-password-field';
import { useUnanswered } from '../form/use-unanswered';
import { nextOf, signInFor } from '../next';
import { codeTimes } from './code-times';
import type { PendingSignUp } from './pending-sign-up';

interface Props {
  /** What the account is made for. */
  chosen: ReactNode;
  /** What was chosen with an address that turned out wrong. */
  role: PendingSignUp['role'];
  onStarted(pending: PendingSignUp): void;
}

interface Fields {
  role: 'doctor' | 'patient';
  email: string;
  password: string;
}

/** Doctor or patient, email and password. */
export function AccountStep({ chosen, role: before, onStarted }: Props) {
  const { t } = useTranslation('public');
  const uiText = useUiText();
  const { search } = window.location;
  const asked = new URLSearchParams(search).get('role') === 'doctor' ? 'doctor' : 'patient';
  const next = nextOf(search);
  const clock = useClock();
  const mutation = useMutation(signUp);
  const tries = useUnanswered();
  const form = useForm<Fields>({
    initial: {
      role: before ?? asked,
      email: '',
      password: '',
    },
    schema: signUp.body,
    check: ({ email, password }) => ({
      ...(passwordFault(password, email) && { password: codeText('password_weak', uiText) }),
    }),
    onSubmit: async ({ role, email, password }) => {
      const body = {
        role,
        email: email.trim(),
        password,
        locale: language.get(),
        timeZone: browserTimeZone(),
      };
      const sent = await tries
        .attempt(() => mutation.run({ body }))
        .catch((error: unknown) => {
          if (!tries.hasSentCode(error)) throw error;
          return codeTimes(clock());
        });
      onStarted({ kind: 'signUp', email: email.trim(), role, next, ...sent });
    },
  });

  return (
    <FormCard
      title={t('signUp.title')}
      step={t('signUp.step', { step: 1, steps: 3 })}
      footer={<Link to={signInFor(next)}>{t('signUp.haveAccount')}</Link>}
    >
      {chosen}
      <Form form={form}>
        <RadioField
          {...form.field('role')}
          cards
          label={t('signUp.role')}
          choices={[
            { value: 'patient', label: t('signUp.patient'), help: t('signUp.patientHelp') },
            { value: 'doctor', label: t('signUp.doctor'), help: t('signUp.doctorHelp') },
          ]}
        />
        <TextField
          {...form.field('email')}
          type="email"
          label={t('signUp.email')}
          autoComplete="email"
        />
        <NewPasswordField
          {...form.field('password')}
          label={t('signUp.password')}
          email={form.values.email}
        />
        <Button kind="primary" block type="submit" loading={form.submitting}>
          {t('signUp.act')}
        </Button>
      </Form>
    </FormCard>
  );
}
