import * as z from '@praxis/contract/schema';
import { demoRoles } from '../roles';
import { idSchema, localeSchema, timeZoneSchema } from './primitives';
import { membershipFields, roleSchema } from './user';

/** Lifetime of both tokens in seconds (docs/domain.md#sessions). */
export const tokenLifetimeSeconds = 600;

/** One access rule, in the shape of CASL; the lists per role are in `rules/permissions`. */
export const abilitySchema = z.object({ action: z.string(), subject: z.string() });
export type Ability = z.infer<typeof abilitySchema>;

const tokens = { accessToken: z.string(), refreshToken: z.string() } as const;

export const practiceUserDataSchema = z.object({
  id: idSchema,
  role: roleSchema,
  email: z.string(),
  fullName: z.string(),
  avatarUrl: z.nullable(z.string()),
  locale: localeSchema,
  timeZone: timeZoneSchema,
  ...membershipFields,
  /** False until the profile of the role is filled in after sign-up. */
  profileComplete: z.boolean(),
  abilities: z.array(abilitySchema),
});
export type PracticeUserData = z.infer<typeof practiceUserDataSchema>;

/** The answer of sign-in, verification and refresh in the practice realm. */
export const practiceSessionSchema = z.object({
  realm: z.literal('practice'),
  userData: practiceUserDataSchema,
  ...tokens,
});
export type PracticeSession = z.infer<typeof practiceSessionSchema>;

/** A demo session, brought to the same shape; demo ids are numbers (docs/product.md#accounts). */
export const demoSessionSchema = z.object({
  realm: z.literal('demo'),
  userData: z.object({
    id: z.number(),
    role: z.enum(demoRoles),
    email: z.string(),
    fullName: z.string(),
    avatarUrl: z.nullable(z.string()),
    abilities: z.array(abilitySchema),
  }),
  ...tokens,
});
export type DemoSession = z.infer<typeof demoSessionSchema>;

/** A session of either realm (docs/domain.md#sessions). */
export const sessionSchema = z.discriminatedUnion('realm', [
  practiceSessionSchema,
  demoSessionSchema,
]);
export type Session = z.infer<typeof sessionSchema>;
