import * as z from '@praxis/contract/schema';
import { roles } from '../roles';
import {
  emailSchema,
  idSchema,
  instantSchema,
  localeSchema,
  recordFields,
  timeZoneSchema,
} from './primitives';
import { pictureSchema } from './product-strings';

export const userStatuses = ['active', 'suspended'] as const;
export const userStatusSchema = z.enum(userStatuses);
export const roleSchema = z.enum(roles);

/** An account of the practice realm (docs/domain.md#people-and-practices). */
export const userSchema = z.object({
  ...recordFields,
  role: roleSchema,
  email: emailSchema,
  emailVerifiedAt: z.nullable(instantSchema),
  fullName: z.string(),
  avatarUrl: z.nullable(pictureSchema),
  locale: localeSchema,
  timeZone: timeZoneSchema,
  status: userStatusSchema,
});
export type User = z.infer<typeof userSchema>;

/** Ids of the records of a user in their role. */
export const membershipFields = {
  practiceId: z.optional(idSchema),
  doctorId: z.optional(idSchema),
  patientId: z.optional(idSchema),
  teamMemberId: z.optional(idSchema),
} as const;
