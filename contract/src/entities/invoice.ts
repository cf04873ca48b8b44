import * as z from '@praxis/contract/schema';
import { moneySchema } from './money';
import { idSchema, localDateSchema, recordFields } from './primitives';
import { figureSchema } from './product-strings';

export const invoiceStatuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;
export const invoiceStatusSchema = z.enum(invoiceStatuses);
export type InvoiceStatus = z.infer<typeof invoiceStatusSchema>;

export const invoiceLineKinds = ['joiningFee', 'period', 'proration', 'credit'] as const;
export const invoiceLineKindSchema = z.enum(invoiceLineKinds);

export const invoiceLineSchema = z.object({
  kind: invoiceLineKindSchema,
  text: z.string(),
  amount: moneySchema,
  serviceFrom: localDateSchema,
  /** Exclusive. */
  serviceTo: localDateSchema,
});
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

/** `lines` and `tax` add up to `total`; `due` is `total` minus `paid`. */
export const invoiceSchema = z.object({
  ...recordFields,
  practiceId: idSchema,
  doctorId: idSchema,
  patientId: idSchema,
  subscriptionId: idSchema,
  /** Consecutive per practice, without gaps. */
  number: figureSchema,
  lines: z.array(invoiceLineSchema),
  tax: moneySchema,
  total: moneySchema,
  paid: moneySchema,
  due: moneySchema,
  status: invoiceStatusSchema,
  issuedOn: localDateSchema,
  dueOn: localDateSchema,
});
export type Invoice = z.infer<typeof invoiceSchema>;
