import { useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { ErrorState, LinkButton, Loading } from '@praxis/sdk/ui';
import { FormCard } from '../form/form-card';
import { InvalidInvitation } from './invalid-invitation';
import { JoinForm } from './join-form';
import { invitationQuery } from './queries';

interface Props {
  /** The token of the invitation; empty without a link. */
  token: string;
}

/** Shows an invitation: the form to join, a link to sign in, or that it is no longer valid. */
export function Invitation({ token }: Props) {
  const { t } = useTranslation('public');
  // Joining uses up the invitation: keep the form and its input until the response.
  const [joining, setJoining] = useState(false);
  const { data, error, loading, reload } = useQuery(
    invitationQuery,
    token === '' ? null : { body: { token } },
    { hold: joining },
  );
  if (token === '' || error?.code === 'invitation_expired') return <InvalidInvitation />;
  if (error)
    return (
      <ErrorState title={t('join.failed')} failure={error} onRetry={reload} retrying={loading} />
    );
  if (!data)
    return (
      <FormCard title={t('join.title')}>
        <Loading shape="form" count={2} />
      </FormCard>
    );
  if (data.hasAccount)
    return (
      <FormCard title={t('join.title')} text={t('join.known', { email: data.email })}>
        <LinkButton kind="primary" to="/sign-in">
          {t('code.signIn')}
        </LinkButton>
      </FormCard>
    );
  return <JoinForm token={token} invitation={data} onJoining={() => setJoining(true)} />;
}
