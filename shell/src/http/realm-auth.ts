import type { Session } from '@praxis/sdk';
import type { Client } from '@praxis/sdk/data';

export interface Credentials {
  email: string;
  password: string;
}

/** Sign-in and refresh of a realm. */
export interface AuthApi {
  signIn(client: Client, credentials: Credentials): Promise<Session>;
  refresh(client: Client, refreshToken: string): Promise<Session>;
}
