import { Navigate, useLocation } from '@praxis/sdk/router';
import { notAuthorizedPath } from './addresses';

/** Where somebody wanted to go whom an address turned away; in the history, so that no link can set it. */
export interface TurnedAway {
  asked?: string;
}

/** Sends whoever may not see the address to the page that says so. */
export function TurnAway() {
  const { pathname, search } = useLocation();
  const state: TurnedAway = { asked: pathname + search };
  return <Navigate to={notAuthorizedPath} replace state={state} />;
}
