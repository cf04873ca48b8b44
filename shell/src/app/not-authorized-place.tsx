import { useLocation } from '@praxis/sdk/router';
import { signOut } from '../auth/sign-out';
import NotAuthorizedPage from './not-authorized-page';
import { useServices } from './services-context';
import type { TurnedAway } from './turn-away';

/** `/misc/not-authorized` for somebody who is signed in: another account goes on where they wanted to go. */
export function NotAuthorizedPlace() {
  const { host } = useServices();
  const { asked = '/sign-in' } = (useLocation().state ?? {}) as TurnedAway;
  return <NotAuthorizedPage onSwitch={() => signOut(host.client, asked)} />;
}
