import * as z from '@praxis/contract/schema';
import { idSchema, recordFields } from './primitives';
import { figureSchema } from './product-strings';

export const payoutAccountStatuses = ['pending', 'verified', 'disabled'] as const;
export const payoutAccountStatusSchema = z.enum(payoutAccountStatuses);

/** Where a doctor's money goes: only the last four characters of the account are kept. */
export const payoutAccountSchema = z.object({
  ...recordFields,
  doctorId: idSchema,
  bankName: z.string(),
  holder: z.string(),
  last4: figureSchema,
  status: payoutAccountStatusSchema,
});
export type PayoutAccount = z.infer<typeof payoutAccountSchema>;
