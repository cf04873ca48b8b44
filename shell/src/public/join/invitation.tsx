import { useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { ErrorState, LinkButton, Loading } from '@praxis/sdk/ui';
import { FormCard } from '../form/form-card';
import { DeadLink } from './dead-link';
import { JoinForm } from './join-form';
import { invitationQuery } from './queries';

interface Props {
  /** Of the invitation; empty where no link led here. */
  token: string;
}

/** Where an invitation's link leads: into the team, to the account that its email has, or nowhere. */
export function Invitation({ token }: Props) {
  const { t } = useTranslation('public');
  // Joining uses the invitation up: what is typed stays until it is clear that it worked.
  const [joining, setJoining] = useState(false);
  const { data, error, loading, reload } = useQuery(
    invitationQuery,
    token === '' ? null : { body: { token } },
    { hold: joining },
  );
  if (token === '' || error?.code === 'invitation_expired') return <DeadLink />;
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
