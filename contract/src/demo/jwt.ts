import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
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
