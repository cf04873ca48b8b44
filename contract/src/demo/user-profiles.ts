import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { codeSchema, pictureSchema } from '../entities/product-strings';
import {
  birthdaySchema,
  byId,
  dateSchema,
  idInBody,
  limitedText,
  optionalText,
  requiredText,
  textLimits,
  webAddress,
} from './fields';
import {
  managedUserPlans,
  managedUserRoles,
  managedUserSchema,
  managedUserStatuses,
  type ManagedUser,
} from './users';

/** Details of a user beyond the list's fields; empty if not entered. */
export const userInformationSchema = z.object({
  about: optionalText(500),
  birthDate: birthdaySchema,
  website: webAddress,
  street: optionalText(textLimits.street),
  postalCode: optionalText(textLimits.postalCode),
  city: optionalText(textLimits.name),
});
export type UserInformation = z.infer<typeof userInformationSchema>;

export const socialNetworks = ['linkedIn', 'twitter', 'facebook', 'instagram', 'github'] as const;

/** URLs of a user's profiles; empty if there is none. */
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

/** An activity of a user; a change of role, plan or status has its old and new value. */
export const userActivitySchema = z.object({
  at: dateSchema,
  kind: z.enum(userActivityKinds),
  from: z.optional(codeSchema),
  to: z.optional(codeSchema),
});
export type UserActivity = z.infer<typeof userActivitySchema>;

/** Returns the number of users by status. */
export const countManagedUsers = endpoint({
  method: 'GET',
  path: '/apps/users/counts',
  audience: 'public',
  response: z.object({ active: z.number(), inactive: z.number(), pending: z.number() }),
  reads: ['demoUser'],
});

/** Returns a user with all details, newest activity first. */
export const getUserProfile = endpoint({
  method: 'GET',
  path: '/apps/users/profile',
  audience: 'public',
  query: byId,
  response: z.object({
    user: managedUserSchema,
    information: userInformationSchema,
    social: userSocialSchema,
    activity: z.array(userActivitySchema),
  }),
  reads: ['demoUser'],
});

/** A partial update of the list's fields: omitted ones stay. */
export const changedUserSchema = z.object({
  fullName: z.optional(requiredText(textLimits.name)),
  company: z.optional(limitedText(textLimits.name)),
  role: z.optional(z.enum(managedUserRoles)),
  username: z.optional(requiredText(textLimits.name)),
  country: z.optional(limitedText(textLimits.name)),
  contact: z.optional(limitedText(textLimits.name)),
  email: z.optional(limitedText(textLimits.email).check(z.email())),
  currentPlan: z.optional(z.enum(managedUserPlans)),
  status: z.optional(z.enum(managedUserStatuses)),
  avatar: z.optional(pictureSchema),
});
export type ChangedUser = z.infer<typeof changedUserSchema>;

/** Changes a user. 422 with `taken` under `username` or `email` if another user has it. */
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
  response: z.object({ user: managedUserSchema }),
  changes: ['demoUser'],
});

/** Restores a deleted user at their position, under the next id if theirs was reused; 409 if the user is there. */
export const restoreManagedUser = endpoint({
  method: 'POST',
  path: '/apps/users/restore-user',
  audience: 'public',
  body: z.object({ user: managedUserSchema }),
  response: z.object({ user: managedUserSchema }),
  changes: ['demoUser'],
});

/** Unique fields, compared case-insensitively. */
export const uniqueUserFields = ['username', 'email'] as const;

/** Returns the unique fields whose values another user has. */
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
