import type { Session } from '@praxis/sdk';
import type { Client } from '@praxis/sdk/data';

export interface Credentials {
  email: string;
  password: string;
}

/** How a realm lets its people in. */
export interface AuthApi {
  signIn(client: Client, credentials: Credentials): Promise<Session>;
  refresh(client: Client, refreshToken: string): Promise<Session>;
}
