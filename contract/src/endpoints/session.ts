import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { emailSchema } from '../entities/primitives';
import { practiceSessionSchema } from '../entities/session';
import { passwordInput, secretInput } from '../entities/text';

/** Signs in. An unverified email gets 403 `forbidden` with the details `{ verification: 'required' }`. */
export const login = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login',
  audience: 'public',
  body: z.strictObject({ email: emailSchema, password: passwordInput }),
  response: practiceSessionSchema,
  errors: ['credentials_invalid', 'account_inactive', 'too_many_attempts'],
  changes: ['auditEvent'],
});

/**
 * Returns a new token pair; the old refresh token is invalidated. A deactivated account gets
 * `account_inactive`.
 */
export const refresh = endpoint({
  method: 'POST',
  path: '/api/v1/auth/refresh',
  audience: 'public',
  body: z.strictObject({ refreshToken: secretInput(4000) }),
  response: practiceSessionSchema,
  errors: ['account_inactive'],
  changes: [],
});

/** Signs out and ends the session. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/auth/logout',
  audience: 'signedIn',
  status: 204,
  changes: ['auditEvent'],
});
