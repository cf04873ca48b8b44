import { demoLogin, demoRefresh } from '@praxis/contract/demo/jwt';
import { login, refresh } from '@praxis/contract/endpoints/session';
import type { Realm } from '@praxis/contract';
import { sessionOfDemo, type Session } from '@praxis/sdk';
import { RequestError, type Client } from '@praxis/sdk/data';

interface Credentials {
  email: string;
  password: string;
}

interface AuthApi {
  signIn(client: Client, credentials: Credentials): Promise<Session>;
  refresh(client: Client, refreshToken: string): Promise<Session>;
}

/** Sign-in and refresh of each realm, brought to one shape. */
const apis: Record<Realm, AuthApi> = {
  practice: {
    signIn: (client, body) => client.call(login, { body }),
    refresh: (client, refreshToken) => client.call(refresh, { body: { refreshToken } }),
  },
  demo: {
    signIn: async (client, body) => sessionOfDemo(await client.call(demoLogin, { body })),
    refresh: async (client, refreshToken) =>
      sessionOfDemo(await client.call(demoRefresh, { body: { refreshToken } })),
  },
};

/** @throws {RequestError} with `credentials_invalid` where e-mail and password match no account */
export async function requestSession(
  client: Client,
  realm: Realm,
  credentials: Credentials,
): Promise<Session> {
  try {
    return await apis[realm].signIn(client, credentials);
  } catch (error) {
    if (realm === 'demo' && error instanceof RequestError && error.failure.status === 400)
      throw new RequestError({ kind: 'rule', status: 401, code: 'credentials_invalid' });
    throw error;
  }
}

/** A new pair of tokens; null where the back end refuses the refresh token. */
export async function requestRefresh(client: Client, stale: Session): Promise<Session | null> {
  try {
    return await apis[stale.realm].refresh(client, stale.refreshToken);
  } catch (error) {
    const status = error instanceof RequestError ? error.failure.status : 0;
    if (status === 400 || status === 401 || status === 403 || status === 422) return null;
    throw error;
  }
}
