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
import { useLostResponse } from '../form/use-lost-response';
import { nextOf, signInPathFor } from '../next';
import { codeTimes, type PendingSignUp } from './pending-sign-up';

interface Props {
  /** The plan that the account is created for. */
  chosen: ReactNode;
  /** The role that was chosen before going back from the code step. */
  role: PendingSignUp['role'];
  onStarted(pending: PendingSignUp): void;
}

interface Fields {
  role: 'doctor' | 'patient';
  email: string;
  password: string;
}

/** First step of sign-up: role, email and password. */
export function AccountStep({ chosen, role: chosenRole, onStarted }: Props) {
  const { t } = useTranslation('public');
  const uiText = useUiText();
  const { search } = window.location;
  const requestedRole = new URLSearchParams(search).get('role') === 'doctor' ? 'doctor' : 'patient';
  const next = nextOf(search);
  const clock = useClock();
  const mutation = useMutation(signUp);
  const tries = useLostResponse();
  const form = useForm<Fields>({
    initial: {
      role: chosenRole ?? requestedRole,
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
      footer={<Link to={signInPathFor(next)}>{t('signUp.haveAccount')}</Link>}
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
