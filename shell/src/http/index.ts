import { createClient, type Client, type Transport } from '@praxis/sdk/data';
import type { Realm } from '@praxis/contract';
import type { BackEnd } from '../boot/back-end';
import type { Session } from '@praxis/sdk';
import { endSession, renewSession, session } from '../auth/session';
import { requestRefresh, requestSession } from './auth-api';
import { createRefresh } from './refresh';
import { createTransport } from './transport';

export interface Http {
  client: Client;
  /** @throws {RequestError} with `credentials_invalid` where e-mail and password match no account */
  signIn(realm: Realm, credentials: { email: string; password: string }): Promise<Session>;
}

/** Puts the product's way to its back end together. */
export function createHttp(backEnd: BackEnd): Http {
  const refresh = createRefresh({
    session,
    renew: (stale) => requestRefresh(client, stale),
    keep: renewSession,
    end: endSession,
  });
  const send: Transport = createTransport({ backEnd, session, refresh });
  const client = createClient(send);
  return {
    client,
    signIn: (realm, credentials) => requestSession(client, realm, credentials),
  };
}
