import { login, refresh } from '@praxis/contract/endpoints/session';
import type { Realm } from '@praxis/contract';
import type { Session } from '@praxis/sdk';
import { RequestError, type Client } from '@praxis/sdk/data';
import type { AuthApi, Credentials } from './realm-auth';

const practice: AuthApi = {
  signIn: (client, body) => client.call(login, { body }),
  refresh: (client, refreshToken) => client.call(refresh, { body: { refreshToken } }),
};

/** Sign-in and refresh of each realm, behind one interface. */
const apis: Record<Realm, () => Promise<AuthApi> | AuthApi> = {
  practice: () => practice,
  // Lazy-loaded: practices do not need it.
  demo: async () =>
    (await import(/* webpackChunkName: "demo-auth" */ './demo-auth-api')).demoAuthApi,
};

/** @throws {RequestError} with `credentials_invalid` if email and password match no account */
export async function requestSession(
  client: Client,
  realm: Realm,
  credentials: Credentials,
): Promise<Session> {
  try {
    const api = await apis[realm]();
    return await api.signIn(client, credentials);
  } catch (error) {
    if (realm === 'demo' && error instanceof RequestError && error.failure.status === 400)
      throw new RequestError({ kind: 'rule', status: 401, code: 'credentials_invalid' });
    throw error;
  }
}

/** Why a refresh is refused: the session has ended, or the account is deactivated. */
export type Refusal = 'over' | 'inactive';

/** Requests new tokens; returns the reason if the back end refuses the refresh token. */
export async function requestRefresh(client: Client, stale: Session): Promise<Session | Refusal> {
  try {
    const api = await apis[stale.realm]();
    return await api.refresh(client, stale.refreshToken);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { status, code } = error.failure;
    if (code === 'account_inactive') return 'inactive';
    // A proxy's error page, which has no code, does not end the session; nor does a busy back end.
    if (status === 401 || (code && status <= 422)) return 'over';
    throw error;
  }
}
