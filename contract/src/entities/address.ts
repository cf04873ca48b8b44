import * as z from '@praxis/contract/schema';
import { lineInput, optionalLineInput } from './text';
import { codeSchema } from './product-strings';

export const addressSchema = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  /** A value of the option list *states*, such as US-NY; empty in other countries. */
  state: codeSchema,
  postalCode: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: codeSchema,
});
export type Address = z.infer<typeof addressSchema>;

export const addressInput = z.strictObject({
  line1: lineInput(120),
  line2: z._default(optionalLineInput(120), ''),
  city: lineInput(80),
  state: z._default(z.string().check(z.trim(), z.regex(/^([A-Z]{2}-[A-Z0-9]{1,3})?$/)), ''),
  postalCode: lineInput(16),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
});
