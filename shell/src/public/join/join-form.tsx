import { useEffect, useSyncExternalStore } from 'react';
import type { ResponseOf } from '@praxis/contract';
import { acceptInvitation, type previewInvitation } from '@praxis/contract/endpoints/auth';
import { passwordFault } from '@praxis/contract/rules/accounts/password';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Alert, Button, codeText, useUiText } from '@praxis/sdk/ui';
import { focusPage } from '@praxis/sdk/ui/focus-page';
import { Form, TextField, useForm } from '@praxis/sdk/ui/form';
import { switchSession } from '../../auth/switch-session';
import { identity } from '../../auth/session';
import { language } from '../../language/language';
import { clearPendingFlow } from '../pending-flow';
import { browserTimeZone } from '../browser-time-zone';
import { FormCard } from '../form/form-card';
import { NewPasswordField } from '../form/new-password-field';
import { useLostResponse } from '../form/use-lost-response';
import { InvalidInvitation } from './invalid-invitation';
import { useSignInLink } from './use-sign-in-link';

interface Props {
  /** The token of the invitation. */
  token: string;
  invitation: ResponseOf<typeof previewInvitation>;
  /** Called before the request, which uses up the invitation. */
  onJoining(): void;
}

/** Joins a team with a name and a password. */
export function JoinForm({ token, invitation, onJoining }: Props) {
  const { practiceName, roleId, email } = invitation;
  const { t } = useTranslation('public');
  const uiText = useUiText();
  const user = useSyncExternalStore(identity.subscribe, identity.get);
  const signInLink = useSignInLink();
  const accept = useMutation(acceptInvitation);
  const tries = useLostResponse();
  const form = useForm({
    initial: { fullName: '', password: '' },
    check: ({ fullName, password }) => ({
      ...(fullName.trim() === '' && { fullName: t('profile.nameMissing') }),
      ...(passwordFault(password, email) && { password: codeText('password_weak', uiText) }),
    }),
    onSubmit: async ({ fullName, password }) => {
      const body = {
        token,
        fullName: fullName.trim(),
        password,
        locale: language.get(),
        timeZone: browserTimeZone(),
      };
      onJoining();
      const session = await tries.attempt(() => accept.run({ body }));
      clearPendingFlow();
      switchSession(session);
    },
  });
  // The email has no field here, so the form shows this error itself.
  const known = form.failure?.fields?.['email'] !== undefined;

  const isInvalid = form.failure?.code === 'invitation_expired';
  // The focused button is removed with the form.
  useEffect(() => {
    if (isInvalid) focusPage();
  }, [isInvalid]);

  if (isInvalid) return <InvalidInvitation mayBeDone={tries.mayBeDone} />;
  return (
    <FormCard
      title={t('join.title')}
      text={t('join.text', { practice: practiceName, email, role: t(`join.role.${roleId}`) })}
      footer={signInLink}
    >
      <Form form={known ? { ...form, failure: null } : form}>
        {user && (
          <Alert kind="info">
            {t('join.signedIn', { name: user.userData.fullName || user.userData.email })}
          </Alert>
        )}
        {known && <Alert kind="danger">{t('join.known', { email })}</Alert>}
        <TextField
          {...form.field('fullName')}
          label={t('profile.name')}
          autoComplete="name"
          maxLength={120}
        />
        <NewPasswordField {...form.field('password')} label={t('signUp.password')} email={email} />
        <Button kind="primary" block type="submit" loading={form.submitting}>
          {t('join.act')}
        </Button>
      </Form>
    </FormCard>
  );
}
