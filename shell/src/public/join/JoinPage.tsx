import { useEffect, useState, useSyncExternalStore } from 'react';
import { acceptInvitation } from '@praxis/contract/endpoints/auth';
import { passwordFault } from '@praxis/contract/rules/password';
import { useTranslation } from '@praxis/sdk';
import { Alert, Button, codeText, Link, LinkButton, useUiText } from '@praxis/sdk/ui';
import { Form, TextField, useForm } from '@praxis/sdk/ui/form';
import { enterAs } from '../../auth/enter-as';
import { identity } from '../../auth/session';
import { language } from '../../language/language';
import { forgetBegun, keepBegun, readBegun } from '../begun';
import { call, ownTimeZone } from '../call';
import { FormCard } from '../form/FormCard';
import { NewPasswordField } from '../form/NewPasswordField';
import { PublicFrame } from '../frame/PublicFrame';
import type { PublicPageProps } from '../page-props';

/** The token of the link, which is taken out of the address: it is a key. */
function takeToken(): string {
  const given = new URLSearchParams(window.location.search).get('token');
  if (given === null) return readBegun('join')?.token ?? '';
  keepBegun({ kind: 'join', token: given });
  window.history.replaceState(null, '', '/join');
  return given;
}

/** Accepts the invitation to a team: a name and a password, and one is signed in. */
export default function JoinPage({ deployment }: PublicPageProps) {
  const { t } = useTranslation('public');
  const uiText = useUiText();
  const [token] = useState(takeToken);
  const who = useSyncExternalStore(identity.subscribe, identity.get);
  const form = useForm({
    initial: { fullName: '', password: '' },
    check: ({ fullName, password }) => ({
      ...(fullName.trim() === '' && { fullName: t('profile.nameMissing') }),
      ...(passwordFault(password, '') && { password: codeText('password_weak', uiText) }),
    }),
    onSubmit: async ({ fullName, password }) => {
      const session = await call(deployment, acceptInvitation, {
        body: {
          token,
          fullName: fullName.trim(),
          password,
          locale: language.get(),
          timeZone: ownTimeZone(),
        },
      });
      forgetBegun();
      enterAs(session);
    },
  });
  const dead = form.failure?.code === 'invitation_expired';
  const known = form.errors['email'] !== undefined;

  useEffect(() => {
    performance.mark('praxis:ready');
  }, []);

  return (
    <PublicFrame deployment={deployment} title={t('join.title')}>
      {token === '' || dead ? (
        <FormCard title={t('join.dead')} text={t('join.deadText')}>
          <LinkButton to="/">{t('join.home')}</LinkButton>
        </FormCard>
      ) : (
        <FormCard
          title={t('join.title')}
          text={t('join.text')}
          footer={<Link to="/sign-in">{t('signUp.haveAccount')}</Link>}
        >
          <Form form={form}>
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
      )}
    </PublicFrame>
  );
}
