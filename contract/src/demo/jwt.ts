import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { localeSchema } from '../entities/primitives';
import { demoRoles } from '../roles';
import { demoIdSchema, requiredText } from './fields';

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

/** 400 with a list of messages under `error.email`. */
export const demoLogin = endpoint({
  method: 'POST',
  path: '/jwt/login',
  audience: 'public',
  body: z.object({ email: z.string(), password: z.string() }),
  answer: demoSessionSchema,
  changes: [],
});

/** A duplicate is answered with 200 as well, and a message for each field that is taken. */
export const demoRegister = endpoint({
  method: 'POST',
  path: '/jwt/register',
  audience: 'public',
  body: z.object({
    email: requiredText,
    password: z.string().check(z.minLength(1)),
    username: requiredText,
  }),
  answer: z.union([
    z.object({ user: demoUserSchema, accessToken: z.string() }),
    z.object({
      error: z.object({ email: z.optional(z.string()), username: z.optional(z.string()) }),
    }),
  ]),
  changes: [],
});

/** 401 with `error: "Invalid refresh token"`. */
export const demoRefresh = endpoint({
  method: 'POST',
  path: '/jwt/refresh-token',
  audience: 'public',
  body: z.object({ refreshToken: z.string() }),
  answer: demoSessionSchema,
  changes: [],
});

/** The pages around signing in stand in two layouts; an address ends in its number. */
const layoutSchema = z.union([z.literal(1), z.literal(2)]);

/**
 * Mails a code to choose a new password with, and a link to where that is done, in the layout that
 * it was asked from. Always 202: whether an account has the email is not said.
 */
export const demoForgotPassword = endpoint({
  method: 'POST',
  path: '/jwt/forgot-password',
  audience: 'public',
  body: z.object({
    email: requiredText,
    locale: z.optional(localeSchema),
    layout: z.optional(layoutSchema),
  }),
  status: 202,
  changes: [],
});

/** The code of the mail makes another password the account's. */
export const demoResetPassword = endpoint({
  method: 'POST',
  path: '/jwt/reset-password',
  audience: 'public',
  body: z.object({
    email: requiredText,
    code: requiredText,
    password: z.string().check(z.minLength(1)),
  }),
  status: 204,
  errors: ['code_invalid', 'code_expired', 'too_many_attempts'],
  changes: [],
});
