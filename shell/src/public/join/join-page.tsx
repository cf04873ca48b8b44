import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '@praxis/sdk';
import { address } from '../address';
import { savePendingFlow, readPendingFlow } from '../pending-flow';
import { PublicFrame } from '../frame/public-frame';
import type { PublicPageProps } from '../page-props';
import { Invitation } from './invitation';

const readToken = (): string | null => new URLSearchParams(window.location.search).get('token');

/** Accepts an invitation to a team, by the token in the email's link. */
export default function JoinPage({ deployment }: PublicPageProps) {
  const { t } = useTranslation('public');
  const given = useSyncExternalStore(address.subscribe, readToken);
  const [token, setToken] = useState(() => readPendingFlow('join')?.token ?? '');
  // Another link may be opened while the page is shown.
  if (given !== null && given !== token) setToken(given);

  // The token is a secret: remove it from the address.
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
