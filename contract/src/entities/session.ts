import * as z from '@praxis/contract/schema';
import { idSchema, localeSchema, timeZoneSchema } from './primitives';
import { codeSchema, pictureSchema } from './product-strings';
import { membershipFields, roleSchema } from './user';

/** A CASL access rule; the lists by role are in `rules/accounts/permissions`. */
export const abilitySchema = z.object({ action: codeSchema, subject: codeSchema });
export type Ability = z.infer<typeof abilitySchema>;

const tokens = { accessToken: codeSchema, refreshToken: codeSchema } as const;

export const practiceUserDataSchema = z.object({
  id: idSchema,
  role: roleSchema,
  email: z.string(),
  fullName: z.string(),
  avatarUrl: z.nullable(pictureSchema),
  locale: localeSchema,
  timeZone: timeZoneSchema,
  ...membershipFields,
  /** False until the role's profile is completed after sign-up. */
  profileComplete: z.boolean(),
  abilities: z.array(abilitySchema),
});
export type PracticeUserData = z.infer<typeof practiceUserDataSchema>;

/** Response of sign-in, verification and refresh in the practice realm. */
export const practiceSessionSchema = z.object({
  realm: z.literal('practice'),
  userData: practiceUserDataSchema,
  ...tokens,
});
export type PracticeSession = z.infer<typeof practiceSessionSchema>;
