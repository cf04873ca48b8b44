import * as z from '@praxis/contract/schema';
import { idSchema, recordFields } from './primitives';
import { figureSchema } from './product-strings';

export const payoutAccountStatuses = ['pending', 'verified', 'disabled'] as const;
export const payoutAccountStatusSchema = z.enum(payoutAccountStatuses);

/** A doctor's bank account; only the last four characters of its number are stored. */
export const payoutAccountSchema = z.object({
  ...recordFields,
  doctorId: idSchema,
  bankName: z.string(),
  holder: z.string(),
  last4: figureSchema,
  status: payoutAccountStatusSchema,
});
export type PayoutAccount = z.infer<typeof payoutAccountSchema>;
