import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { codeSchema, pictureSchema } from '../entities/product-strings';
import { byId, dateSchema, idInBody, requiredText, webAddress } from './fields';
import {
  managedUserPlans,
  managedUserRoles,
  managedUserSchema,
  managedUserStatuses,
  type ManagedUser,
} from './users';

/** What is known of a user beside the list's fields; empty where nothing was entered. */
export const userInformationSchema = z.object({
  about: z.string().check(z.maxLength(500)),
  /** YYYY-MM-DD. */
  birthDate: z.string().check(z.regex(/^(\d{4}-\d\d-\d\d)?$/)),
  website: webAddress,
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
});
export type UserInformation = z.infer<typeof userInformationSchema>;

export const socialNetworks = ['linkedIn', 'twitter', 'facebook', 'instagram', 'github'] as const;

/** The addresses of a user's profiles; empty where there is none. */
export const userSocialSchema = z.object({
  linkedIn: webAddress,
  twitter: webAddress,
  facebook: webAddress,
  instagram: webAddress,
  github: webAddress,
});
export type UserSocial = z.infer<typeof userSocialSchema>;

export const userActivityKinds = [
  'joined',
  'signedIn',
  'passwordChanged',
  'invoicePaid',
  'roleChanged',
  'planChanged',
  'statusChanged',
  'pictureChanged',
  'profileUpdated',
] as const;

/** Something that happened to a user; of a change of role, plan or status also what it was and is. */
export const userActivitySchema = z.object({
  at: dateSchema,
  kind: z.enum(userActivityKinds),
  from: z.optional(codeSchema),
  to: z.optional(codeSchema),
});
export type UserActivity = z.infer<typeof userActivitySchema>;

/** How many users there are of each status. */
export const countManagedUsers = endpoint({
  method: 'GET',
  path: '/apps/users/counts',
  audience: 'public',
  answer: z.object({ active: z.number(), inactive: z.number(), pending: z.number() }),
  reads: ['demoUser'],
});

/** A user with all that is known of them; the newest activity first. */
export const getUserProfile = endpoint({
  method: 'GET',
  path: '/apps/users/profile',
  audience: 'public',
  query: byId,
  answer: z.object({
    user: managedUserSchema,
    information: userInformationSchema,
    social: userSocialSchema,
    activity: z.array(userActivitySchema),
  }),
  reads: ['demoUser'],
});

/** Fields of the list as they can be changed; those that are left out stay. */
export const changedUserSchema = z.object({
  fullName: z.optional(requiredText),
  company: z.optional(z.string()),
  role: z.optional(z.enum(managedUserRoles)),
  username: z.optional(requiredText),
  country: z.optional(z.string()),
  contact: z.optional(z.string()),
  email: z.optional(z.string().check(z.email())),
  currentPlan: z.optional(z.enum(managedUserPlans)),
  status: z.optional(z.enum(managedUserStatuses)),
  avatar: z.optional(pictureSchema),
});
export type ChangedUser = z.infer<typeof changedUserSchema>;

/** 422 with `taken` under `username` or `email` where another user has it. */
export const updateManagedUser = endpoint({
  method: 'POST',
  path: '/apps/users/update-user',
  audience: 'public',
  body: z.object({
    id: idInBody,
    user: z.optional(changedUserSchema),
    information: z.optional(userInformationSchema),
    social: z.optional(userSocialSchema),
  }),
  answer: z.object({ user: managedUserSchema }),
  changes: ['demoUser'],
});

/** Puts a deleted user back where they stood; 409 where another has the id by now. */
export const restoreManagedUser = endpoint({
  method: 'POST',
  path: '/apps/users/restore-user',
  audience: 'public',
  body: z.object({ user: managedUserSchema }),
  answer: z.object({ user: managedUserSchema }),
  changes: ['demoUser'],
});

/** Fields that no two users share, ignoring case. */
export const uniqueUserFields = ['username', 'email'] as const;

/** Those of a user's unique fields that another one has already. */
export function takenFields(
  user: Partial<Pick<ManagedUser, 'username' | 'email'>>,
  others: readonly Pick<ManagedUser, 'username' | 'email'>[],
): (typeof uniqueUserFields)[number][] {
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  return uniqueUserFields.filter((field) => {
    const value = user[field]?.trim();
    return Boolean(value) && others.some((other) => same(other[field], value ?? ''));
  });
}
