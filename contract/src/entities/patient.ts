import * as z from '@praxis/contract/schema';
import { addressSchema } from './address';
import { idSchema, localDateSchema, recordFields } from './primitives';

export const contactPersonSchema = z.object({
  fullName: z.string(),
  phone: z.string(),
  relation: z.string(),
});
export type ContactPerson = z.infer<typeof contactPersonSchema>;

export const guardianSchema = z.object({
  fullName: z.string(),
  phone: z.string(),
  relation: z.string(),
  email: z.string(),
});

/** What a patient tells of themselves. */
export const patientDetailFields = {
  dateOfBirth: z.nullable(localDateSchema),
  phone: z.string(),
  address: z.nullable(addressSchema),
  emergencyContact: z.nullable(contactPersonSchema),
  /** Needed under 18 (`guardian_required`). */
  guardian: z.nullable(guardianSchema),
} as const;

export const patientSchema = z.object({
  ...recordFields,
  userId: idSchema,
  fullName: z.string(),
  ...patientDetailFields,
});
export type Patient = z.infer<typeof patientSchema>;
