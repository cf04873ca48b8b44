import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '@praxis/sdk';
import { address } from '../address';
import { savePendingFlow, readPendingFlow } from '../pending-flow';
import { PublicFrame } from '../frame/public-frame';
import type { PublicPageProps } from '../page-props';
import { Invitation } from './invitation';

const givenToken = (): string | null => new URLSearchParams(window.location.search).get('token');

/** Accepts the invitation to a team, whose key came with the link of a mail. */
export default function JoinPage({ deployment }: PublicPageProps) {
  const { t } = useTranslation('public');
  const given = useSyncExternalStore(address.subscribe, givenToken);
  const [token, setToken] = useState(() => readPendingFlow('join')?.token ?? '');
  // Another link may be followed while the page shows.
  if (given !== null && given !== token) setToken(given);

  // The token is a key: it does not stay in the address.
  useEffect(() => {
    if (given === null) return;
    savePendingFlow({ kind: 'join', token: given });
    window.history.replaceState(null, '', '/join');
  }, [given]);
  useEffect(() => {
    performance.mark('praxis:ready');
  }, []);

  return (
    <PublicFrame deployment={deployment} title={t('join.title')}>
      <Invitation key={token} token={token} />
    </PublicFrame>
  );
}
