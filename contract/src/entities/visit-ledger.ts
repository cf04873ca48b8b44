import * as z from '@praxis/contract/schema';
import { idSchema, localDateSchema, recordFields } from './primitives';

/** -1 reserves an appointment at booking, +1 returns it on a cancellation in time or by the practice. */
export const ledgerReasons = ['booked', 'returned'] as const;
export const ledgerReasonSchema = z.enum(ledgerReasons);

export const visitLedgerEntrySchema = z.object({
  ...recordFields,
  subscriptionId: idSchema,
  /** Start of the period that contains the appointment's start. */
  periodStartOn: localDateSchema,
  appointmentId: idSchema,
  delta: z.int(),
  reason: ledgerReasonSchema,
});
export type VisitLedgerEntry = z.infer<typeof visitLedgerEntrySchema>;
