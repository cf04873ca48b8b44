import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { addressInput } from '../entities/address';
import { billingSchema } from '../entities/billing';
import { countSchema, emailSchema } from '../entities/primitives';
import { lineInput } from '../entities/text';

const path = '/api/v1/patient/billing';

/** Billing data of a patient; `version` 0 and `billing` null until it is entered. */
export const patientBillingSchema = z.object({
  version: countSchema,
  billing: z.nullable(z.pick(billingSchema, { name: true, email: true, address: true })),
});
export type PatientBilling = z.infer<typeof patientBillingSchema>;

/** Returns the caller's billing data. */
export const getBilling = endpoint({
  method: 'GET',
  path,
  audience: ['patient'],
  response: patientBillingSchema,
  reads: ['billing'],
});

/** Saves the caller's billing data; the first time with version 0. */
export const putBilling = endpoint({
  method: 'PUT',
  path,
  audience: ['patient'],
  within: 'billing',
  body: z.strictObject({ name: lineInput(120), email: emailSchema, address: addressInput }),
  response: patientBillingSchema,
  changes: ['billing'],
  versioned: true,
});
