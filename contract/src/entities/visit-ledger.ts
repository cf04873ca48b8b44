import * as z from '@praxis/contract/schema';
import { idSchema, localDateSchema, recordFields } from './primitives';

/** -1 reserves a visit at booking, +1 returns it on a timely or practice-made cancellation. */
export const ledgerReasons = ['booked', 'returned'] as const;
export const ledgerReasonSchema = z.enum(ledgerReasons);

export const visitLedgerEntrySchema = z.object({
  ...recordFields,
  subscriptionId: idSchema,
  /** The period that contains the visit's start. */
  periodStartOn: localDateSchema,
  appointmentId: idSchema,
  delta: z.int(),
  reason: ledgerReasonSchema,
});
export type VisitLedgerEntry = z.infer<typeof visitLedgerEntrySchema>;
