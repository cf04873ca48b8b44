import * as z from '@praxis/contract/schema';
import { invoiceLineSchema } from '../../entities/invoice';
import { moneySchema } from '../../entities/money';
import { localDateSchema } from '../../entities/primitives';

/** First charge of a subscription and its date; a trial is billed at its end. */
export const firstChargeSchema = z.object({
  on: localDateSchema,
  lines: z.array(invoiceLineSchema),
  tax: moneySchema,
  total: moneySchema,
  trialEndsOn: z.nullable(localDateSchema),
  renewsOn: localDateSchema,
});
export type FirstCharge = z.infer<typeof firstChargeSchema>;
