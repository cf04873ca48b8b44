import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { pictureSchema } from '../entities/product-strings';
import {
  byId,
  demoIdSchema,
  limitedText,
  paging,
  requiredText,
  textLimits,
  textQuery,
} from './fields';

/** Data only: no permissions are attached to these roles. */
export const managedUserRoles = ['admin', 'author', 'editor', 'maintainer', 'subscriber'] as const;
export const managedUserPlans = ['basic', 'team', 'company', 'enterprise'] as const;
export const managedUserStatuses = ['active', 'inactive', 'pending'] as const;

/** A user in the management list. */
export const managedUserSchema = z.object({
  id: demoIdSchema,
  fullName: z.string(),
  company: z.string(),
  role: z.enum(managedUserRoles),
  username: z.string(),
  country: z.string(),
  contact: z.string(),
  email: z.string(),
  currentPlan: z.enum(managedUserPlans),
  status: z.enum(managedUserStatuses),
  avatar: pictureSchema,
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

/** A new user. Defaults: an active subscriber on the basic plan. */
export const newManagedUserSchema = z.object({
  fullName: requiredText(textLimits.name),
  company: z.optional(limitedText(textLimits.name)),
  role: z.optional(z.enum(managedUserRoles)),
  username: z.optional(limitedText(textLimits.name)),
  country: z.optional(limitedText(textLimits.name)),
  contact: z.optional(limitedText(textLimits.name)),
  email: z.optional(limitedText(textLimits.email)),
  currentPlan: z.optional(z.enum(managedUserPlans)),
  status: z.optional(z.enum(managedUserStatuses)),
  avatar: z.nullish(pictureSchema),
});
export type NewManagedUser = z.input<typeof newManagedUserSchema>;

/** Returns all users. */
export const getManagedUsers = endpoint({
  method: 'GET',
  path: '/api/users/list/all-data',
  audience: 'public',
  response: z.array(managedUserSchema),
  reads: ['demoUser'],
});

/** Lists users by role, plan, status and search text. */
export const listManagedUsers = endpoint({
  method: 'GET',
  path: '/api/users/list/data',
  audience: 'public',
  query: z.object({
    q: textQuery(),
    role: textQuery(),
    currentPlan: textQuery(),
    status: textQuery(),
    /** A field of the list, descending with a leading `-`; defaults to the list's own order. */
    sort: textQuery(),
    ...paging(10),
  }),
  response: z.object({ users: z.array(managedUserSchema), total: z.number() }),
  reads: ['demoUser'],
});

/** Returns a user. */
export const getManagedUser = endpoint({
  method: 'GET',
  path: '/api/users/user',
  audience: 'public',
  query: byId,
  response: z.object({ user: managedUserSchema }),
  reads: ['demoUser'],
});

/** Adds a user at the top of the list. With `unique`, 422 with `taken` for values that another user has. */
export const addManagedUser = endpoint({
  method: 'POST',
  path: '/apps/users/add-user',
  audience: 'public',
  body: z.object({ user: newManagedUserSchema, unique: z.optional(z.boolean()) }),
  response: z.object({ user: managedUserSchema }),
  status: 201,
  changes: ['demoUser'],
});

/** Deletes a user; `restoreManagedUser` undoes it. */
export const deleteManagedUser = endpoint({
  method: 'DELETE',
  path: '/apps/users/delete',
  audience: 'public',
  query: byId,
  changes: ['demoUser'],
});
