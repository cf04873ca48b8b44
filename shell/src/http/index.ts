import { createClient, type Client, type Transport } from '@praxis/sdk/data';
import type { Realm } from '@praxis/contract';
import type { BackEnd } from '../boot/back-end';
import type { Session } from '@praxis/sdk';
import { endSession, updateSession, session, suspendSession, whenResumed } from '../auth/session';
import { requestRefresh, requestSession } from './auth-api';
import { createNetwork } from './network';
import { createRefresh } from './refresh';
import { createTransport } from './transport';

export interface Http {
  client: Client;
  /** @throws {RequestError} with `credentials_invalid` if email and password match no account */
  signIn(realm: Realm, credentials: { email: string; password: string }): Promise<Session>;
  /** Refreshes the session, if there is one. */
  refreshSession(): Promise<void>;
  /** Preloads the code that sends requests. */
  prepare(): Promise<unknown>;
}

/** Creates the HTTP client of the product. */
export function createHttp(backEnd: BackEnd): Http {
  const refresh = createRefresh({
    session,
    requestRefresh: (stale) => requestRefresh(client, stale),
    save: updateSession,
    // A user whose account was deactivated cannot resume the page.
    end: (reason) => (reason === 'inactive' ? endSession(reason) : suspendSession()),
  });
  const network = createNetwork(backEnd);
  const send: Transport = createTransport({
    sendOnce: network.send,
    session,
    refresh,
    whenResumed,
  });
  const client = createClient(send);
  return {
    client,
    signIn: (realm, credentials) => requestSession(client, realm, credentials),
    async refreshSession() {
      const current = session.get();
      if (current) await refresh(current);
    },
    prepare: network.load,
  };
}
