import { useSyncExternalStore } from 'react';
import { acceptInvitation } from '@praxis/contract/endpoints/auth';
import { passwordFault } from '@praxis/contract/rules/password';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Alert, Button, codeText, Link, LinkButton, useUiText } from '@praxis/sdk/ui';
import { Form, TextField, useForm } from '@praxis/sdk/ui/form';
import { enterAs } from '../../auth/enter-as';
import { identity } from '../../auth/session';
import { language } from '../../language/language';
import { clearPendingFlow } from '../pending-flow';
import { browserTimeZone } from '../browser-time-zone';
import { FormCard } from '../form/form-card';
import { NewPasswordField } from '../form/new-password-field';
import { PerhapsDone } from '../form/perhaps-done';
import { useUnanswered } from '../form/use-unanswered';

interface Props {
  /** Of the invitation; empty where no link led here. */
  token: string;
}

/** A name and a password, and one is in the team; or why this invitation leads nowhere. */
export function JoinForm({ token }: Props) {
  const { t } = useTranslation('public');
  const uiText = useUiText();
  const who = useSyncExternalStore(identity.subscribe, identity.get);
  const accept = useMutation(acceptInvitation);
  const tries = useUnanswered();
  const form = useForm({
    initial: { fullName: '', password: '' },
    check: ({ fullName, password }) => ({
      ...(fullName.trim() === '' && { fullName: t('profile.nameMissing') }),
      ...(passwordFault(password, '') && { password: codeText('password_weak', uiText) }),
    }),
    onSubmit: async ({ fullName, password }) => {
      const body = {
        token,
        fullName: fullName.trim(),
        password,
        locale: language.get(),
        timeZone: browserTimeZone(),
      };
      const session = await tries.attempt(() => accept.run({ body }));
      clearPendingFlow();
      enterAs(session);
    },
  });
  const dead = form.failure?.code === 'invitation_expired';
  // The invitation's address has no field here: this form says it in words of its own.
  const known = form.failure?.fields?.['email'] !== undefined;

  return token === '' || dead ? (
    <FormCard title={t('join.dead')} text={t('join.deadText')}>
      {tries.perhapsDone && <PerhapsDone>{t('join.perhapsDone')}</PerhapsDone>}
      <LinkButton to="/">{t('join.home')}</LinkButton>
    </FormCard>
  ) : (
    <FormCard
      title={t('join.title')}
      text={t('join.text')}
      footer={<Link to="/sign-in">{t('signUp.haveAccount')}</Link>}
    >
      <Form form={known ? { ...form, failure: null } : form}>
        {who && (
          <Alert kind="info">
            {t('join.signedIn', { name: who.userData.fullName || who.userData.email })}
          </Alert>
        )}
        {known && <Alert kind="danger">{t('join.known')}</Alert>}
        <TextField
          {...form.field('fullName')}
          label={t('profile.name')}
          autoComplete="name"
          maxLength={120}
        />
        <NewPasswordField {...form.field('password')} label={t('signUp.password')} email="" />
        <Button kind="primary" block type="submit" loading={form.submitting}>
          {t('join.act')}
        </Button>
      </Form>
    </FormCard>
  );
}
