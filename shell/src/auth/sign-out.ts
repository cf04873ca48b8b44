import { logout } from '@praxis/contract/endpoints/session';
import type { Client } from '@praxis/sdk/data';
import { endSession, identity } from './session';

/**
 * Ends the session immediately here, and on the server in the background. Then shows the start page,
 * so that the next user does not see the last user's address.
 *
 * @param next where to continue instead, when switching accounts
 */
export function signOut(client: Client, next = '/'): void {
  if (identity.get()?.realm === 'practice')
    // Ignored: on the server the session expires within ten minutes.
    void client.call(logout, {}, { background: true }).catch(() => {});
  window.history.replaceState(null, '', next);
  endSession();
}
