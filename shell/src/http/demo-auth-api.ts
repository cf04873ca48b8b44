import { demoLogin, demoRefresh } from '@praxis/contract/demo/jwt';
import { sessionOfDemo } from '@praxis/sdk';
import type { AuthApi } from './realm-auth';

/** Sign-in and refresh of demo accounts. */
export const demoAuthApi: AuthApi = {
  signIn: async (client, body) => sessionOfDemo(await client.call(demoLogin, { body })),
  refresh: async (client, refreshToken) =>
    sessionOfDemo(await client.call(demoRefresh, { body: { refreshToken } })),
};
