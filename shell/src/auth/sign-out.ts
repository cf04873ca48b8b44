import { logout } from '@praxis/contract/endpoints/session';
import type { Client } from '@praxis/sdk/data';
import { endSession, identity } from './session';

/**
 * Ends the session here at once, and where it was given as soon as that can be heard. Then the
 * start page shows: nothing tells the next person where the last one was.
 *
 * @param next where to go on instead, for whoever only changes the account
 */
export function signOut(client: Client, next = '/'): void {
  if (identity.get()?.realm === 'practice')
    // A session that cannot be ended there ends by itself within ten minutes.
    void client.call(logout, {}, { background: true }).catch(() => {});
  window.history.replaceState(null, '', next);
  endSession();
}
