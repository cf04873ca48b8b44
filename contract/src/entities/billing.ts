import * as z from '@praxis/contract/schema';
import { addressSchema } from './address';
import { idSchema, recordFields } from './primitives';

/** Recipient of a patient's invoices. */
export const billingSchema = z.object({
  ...recordFields,
  patientId: idSchema,
  name: z.string(),
  email: z.string(),
  address: addressSchema,
});
export type Billing = z.infer<typeof billingSchema>;
