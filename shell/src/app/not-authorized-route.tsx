import { Navigate, useLocation } from '@praxis/sdk/router';
import { signOut } from '../auth/sign-out';
import { notAuthorizedPath } from './addresses';
import { NotAuthorizedPage } from './error-pages';
import { useServices } from './services-context';

/** The address that the user has no access to; in the history state, so that no link can set it. */
interface RedirectState {
  requested?: string;
}

/** Redirects from an address that the user may not see to the "No access" page. */
export function RedirectToNotAuthorized() {
  const { pathname, search } = useLocation();
  const state: RedirectState = { requested: pathname + search };
  return <Navigate to={notAuthorizedPath} replace state={state} />;
}

/** The "No access" page when signed in. Another account continues at the requested address. */
export function NotAuthorizedRoute() {
  const { host } = useServices();
  const { requested = '/sign-in' } = (useLocation().state ?? {}) as RedirectState;
  return <NotAuthorizedPage onSwitch={() => signOut(host.client, requested)} />;
}
