import * as z from '@praxis/contract/schema';
import { idSchema, localDateSchema, recordFields } from './primitives';
import { codeSchema } from './product-strings';

export const verifications = [
  'unverified',
  'pending',
  'verified',
  'rejected',
  'suspended',
] as const;
export const verificationSchema = z.enum(verifications);
export type Verification = z.infer<typeof verificationSchema>;

export const licenceSchema = z.object({
  /** A value of the option list *states*. */
  state: codeSchema,
  number: z.string(),
  expiresOn: localDateSchema,
});
export type Licence = z.infer<typeof licenceSchema>;

export const backgroundSchema = z.object({
  degreeIds: z.array(codeSchema),
  specialityIds: z.array(codeSchema),
  licences: z.array(licenceSchema),
  /** ISO 639-1 codes. */
  languages: z.array(codeSchema),
  bio: z.string().check(z.maxLength(2000)),
});
export type Background = z.infer<typeof backgroundSchema>;

export const doctorSchema = z.object({
  ...recordFields,
  userId: idSchema,
  practiceId: idSchema,
  background: backgroundSchema,
  verification: verificationSchema,
  /** Reason of a rejection or suspension by an admin; otherwise null. */
  verificationReason: z.nullable(z.string()),
});
export type Doctor = z.infer<typeof doctorSchema>;
