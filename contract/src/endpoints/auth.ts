import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { emailSchema, instantSchema, localeSchema, timeZoneSchema } from '../entities/primitives';
import { practiceSessionSchema } from '../entities/session';
import { teamRoleSchema } from '../entities/team';
import { lineInput, passwordInput, secretInput } from '../entities/text';

const code = secretInput(64);

/** When the emailed code expires, and when another one may be requested. */
const codeSent = z.object({ expiresAt: instantSchema, resendAt: instantSchema });

/** Signs up. A registered email gets the same response, and an email that says so. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-up',
  audience: 'public',
  body: z.strictObject({
    email: emailSchema,
    password: passwordInput,
    role: z.enum(['doctor', 'patient']),
    locale: z.optional(localeSchema),
    timeZone: z.optional(timeZoneSchema),
  }),
  response: codeSent,
  status: 201,
  errors: ['password_weak', 'too_many_attempts'],
  changes: ['account'],
});

/** Verifies the email by its code and signs the new account in. */
export const verify = endpoint({
  method: 'POST',
  path: '/api/v1/auth/verify',
  audience: 'public',
  body: z.strictObject({ email: emailSchema, code }),
  response: practiceSessionSchema,
  errors: ['code_invalid', 'code_expired', 'too_many_attempts'],
  changes: ['account', 'doctor', 'practice', 'patient', 'auditEvent'],
});

/** Sends another code by email, at most one per minute. */
export const resendCode = endpoint({
  method: 'POST',
  path: '/api/v1/auth/resend-code',
  audience: 'public',
  body: z.strictObject({ email: emailSchema }),
  response: codeSent,
  status: 202,
  errors: ['too_many_attempts'],
  changes: [],
});

/** Sends a reset code. Always 202, so that the response does not reveal whether the email is registered. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  audience: 'public',
  body: z.strictObject({ email: emailSchema }),
  status: 202,
  changes: [],
});

/** Sets a new password by the emailed code. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  audience: 'public',
  body: z.strictObject({ email: emailSchema, code, password: passwordInput }),
  status: 204,
  errors: ['code_invalid', 'code_expired', 'too_many_attempts', 'password_weak'],
  changes: ['auditEvent'],
});

/** Secret of an invitation link; sent in the body, since addresses are logged. */
const token = secretInput(200);

/** Previews an invitation before joining: practice, role and email. */
export const previewInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/preview',
  audience: 'public',
  body: z.strictObject({ token }),
  response: z.object({
    practiceName: z.string(),
    roleId: teamRoleSchema,
    email: emailSchema,
    /** The email already has an account, so nobody can join with it. */
    hasAccount: z.boolean(),
  }),
  errors: ['invitation_expired'],
  reads: ['invitation', 'practice', 'account'],
});

/** Accepts an invitation by its link: creates the account and signs it in. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/accept',
  audience: 'public',
  body: z.strictObject({
    token,
    fullName: lineInput(120),
    password: passwordInput,
    locale: z.optional(localeSchema),
    timeZone: z.optional(timeZoneSchema),
  }),
  response: practiceSessionSchema,
  status: 201,
  errors: ['invitation_expired', 'password_weak'],
  changes: ['account', 'teamMember', 'invitation', 'notification', 'auditEvent'],
});
