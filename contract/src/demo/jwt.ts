import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { localeSchema } from '../entities/primitives';
import { demoRoles } from '../roles';
import { demoIdSchema, requiredText, textLimits } from './fields';

/** A demo account without its password. */
export const demoUserSchema = z.object({
  id: demoIdSchema,
  fullName: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  email: z.string(),
  role: z.enum(demoRoles),
  ability: z.array(z.object({ action: z.string(), subject: z.string() })),
  extras: z.object({ eCommerceCartItemsCount: z.number() }),
});
export type DemoUser = z.infer<typeof demoUserSchema>;

export const demoSessionSchema = z.object({
  userData: demoUserSchema,
  accessToken: z.string(),
  refreshToken: z.string(),
});

/** Signs in. On failure 400, with a list of messages under `error.email`. */
export const demoLogin = endpoint({
  method: 'POST',
  path: '/jwt/login',
  audience: 'public',
  body: z.object({ email: z.string(), password: z.string() }),
  response: demoSessionSchema,
  changes: [],
});

/** Registers. A duplicate also gets 200, with a message for each taken field. */
export const demoRegister = endpoint({
  method: 'POST',
  path: '/jwt/register',
  audience: 'public',
  body: z.object({
    email: requiredText(textLimits.email),
    password: z.string().check(z.minLength(1), z.maxLength(textLimits.password)),
    username: requiredText(textLimits.name),
  }),
  response: z.union([
    z.object({ user: demoUserSchema, accessToken: z.string() }),
    z.object({
      error: z.object({ email: z.optional(z.string()), username: z.optional(z.string()) }),
    }),
  ]),
  changes: [],
});

/** Returns a new session. On failure 401 with `error: "Invalid refresh token"`. */
export const demoRefresh = endpoint({
  method: 'POST',
  path: '/jwt/refresh-token',
  audience: 'public',
  body: z.object({ refreshToken: z.string() }),
  response: demoSessionSchema,
  changes: [],
});

/** Number of the sign-in pages' layout, the suffix of their addresses. */
const layoutSchema = z.union([z.literal(1), z.literal(2)]);

/**
 * Emails a reset code, with a link to the reset page in the layout of the request. Always 202, so that the
 * response does not reveal whether the email is registered.
 */
export const demoForgotPassword = endpoint({
  method: 'POST',
  path: '/jwt/forgot-password',
  audience: 'public',
  body: z.object({
    email: requiredText(textLimits.email),
    locale: z.optional(localeSchema),
    layout: z.optional(layoutSchema),
  }),
  status: 202,
  changes: [],
});

/** Sets a new password by the emailed code. */
export const demoResetPassword = endpoint({
  method: 'POST',
  path: '/jwt/reset-password',
  audience: 'public',
  body: z.object({
    email: requiredText(textLimits.email),
    code: requiredText(textLimits.name),
    password: z.string().check(z.minLength(1), z.maxLength(textLimits.password)),
  }),
  status: 204,
  errors: ['code_invalid', 'code_expired', 'too_many_attempts'],
  changes: [],
});
