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

/** Personal data of a patient. */
export const patientDetailFields = {
  dateOfBirth: z.nullable(localDateSchema),
  phone: z.string(),
  address: z.nullable(addressSchema),
  emergencyContact: z.nullable(contactPersonSchema),
  /** Required under 18 (`guardian_required`). */
  guardian: z.nullable(guardianSchema),
} as const;

export const patientSchema = z.object({
  ...recordFields,
  userId: idSchema,
  fullName: z.string(),
  ...patientDetailFields,
});
export type Patient = z.infer<typeof patientSchema>;
