import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { emailSchema } from '../entities/primitives';
import { practiceSessionSchema } from '../entities/session';
import { passwordInput, secretInput } from '../entities/text';

/** An account whose email is not verified yet: 403 `forbidden` with details `{ verification: 'required' }`. */
export const login = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login',
  audience: 'public',
  body: z.strictObject({ email: emailSchema, password: passwordInput }),
  answer: practiceSessionSchema,
  errors: ['credentials_invalid', 'account_inactive', 'too_many_attempts'],
  changes: ['auditEvent'],
});

/** Answers with a new pair; the old refresh token is spent. Whose account is no longer active hears so. */
export const refresh = endpoint({
  method: 'POST',
  path: '/api/v1/auth/refresh',
  audience: 'public',
  body: z.strictObject({ refreshToken: secretInput(4000) }),
  answer: practiceSessionSchema,
  errors: ['account_inactive'],
  changes: [],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/auth/logout',
  audience: 'signedIn',
  status: 204,
  changes: ['auditEvent'],
});
