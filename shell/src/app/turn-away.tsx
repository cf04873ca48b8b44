import { Navigate, useLocation } from '@praxis/sdk/router';
import { signOut } from '../auth/sign-out';
import { notAuthorizedPath } from './addresses';
import NotAuthorizedPage from './not-authorized-page';
import { useServices } from './services-context';

/** Where somebody wanted to go whom an address turned away; in the history, so that no link can set it. */
interface TurnedAway {
  asked?: string;
}

/** Sends whoever may not see the address to the page that says so. */
export function TurnAway() {
  const { pathname, search } = useLocation();
  const state: TurnedAway = { asked: pathname + search };
  return <Navigate to={notAuthorizedPath} replace state={state} />;
}

/** That page, for somebody who is signed in: another account goes on where they wanted to go. */
export function NotAuthorizedPlace() {
  const { host } = useServices();
  const { asked = '/sign-in' } = (useLocation().state ?? {}) as TurnedAway;
  return <NotAuthorizedPage onSwitch={() => signOut(host.client, asked)} />;
}
