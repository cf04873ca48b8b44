import { createClient, type Client, type Transport } from '@praxis/sdk/data';
import type { Realm } from '@praxis/contract';
import type { BackEnd } from '../boot/back-end';
import type { Session } from '@praxis/sdk';
import { endSession, renewSession, session, suspendSession, untilResumed } from '../auth/session';
import { requestRefresh, requestSession } from './auth-api';
import { createNetwork } from './network';
import { createRefresh } from './refresh';
import { createTransport } from './transport';

export interface Http {
  client: Client;
  /** @throws {RequestError} with `credentials_invalid` where email and password match no account */
  signIn(realm: Realm, credentials: { email: string; password: string }): Promise<Session>;
  /** Renews the session, if there is one. */
  renew(): Promise<void>;
  /** Brings what sends requests before there is one. */
  prepare(): Promise<unknown>;
}

/** Puts the product's way to its back end together. */
export function createHttp(backEnd: BackEnd): Http {
  const refresh = createRefresh({
    session,
    renew: (stale) => requestRefresh(client, stale),
    save: renewSession,
    // Somebody whose account is no longer active doesn't come back to their page.
    end: (why) => (why === 'inactive' ? endSession(why) : suspendSession()),
  });
  const network = createNetwork(backEnd);
  const send: Transport = createTransport({
    sendOnce: network.send,
    session,
    refresh,
    untilResumed,
  });
  const client = createClient(send);
  return {
    client,
    signIn: (realm, credentials) => requestSession(client, realm, credentials),
    async renew() {
      const held = session.get();
      if (held) await refresh(held);
    },
    prepare: network.load,
  };
}
