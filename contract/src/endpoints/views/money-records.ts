import * as z from '@praxis/contract/schema';
import {
  doctorChargeActions,
  doctorInvoiceActions,
  patientCardActions,
  patientInvoiceActions,
} from '../../entities/actions';
import { billingSchema } from '../../entities/billing';
import { cardSchema, cardSummarySchema } from '../../entities/card';
import { chargeSchema } from '../../entities/charge';
import { invoiceSchema } from '../../entities/invoice';
import { moneySchema } from '../../entities/money';
import { payoutItemSchema, payoutSchema } from '../../entities/payout';
import { personSchema } from '../../entities/primitives';
import { figureSchema } from '../../entities/product-strings';
import { refundSchema } from '../../entities/refund';

/** A charge for the doctor whose plan it pays for. */
export const doctorChargeSchema = z.object({
  ...z.omit(chargeSchema, { cardId: true }).shape,
  invoiceNumber: figureSchema,
  patient: personSchema,
  card: z.nullable(cardSummarySchema),
  /** Refundable amount. */
  refundable: moneySchema,
  actions: z.array(z.enum(doctorChargeActions)),
});
export type DoctorCharge = z.infer<typeof doctorChargeSchema>;

export const doctorRefundSchema = z.object({
  ...refundSchema.shape,
  invoiceNumber: figureSchema,
  patient: personSchema,
});
export type DoctorRefund = z.infer<typeof doctorRefundSchema>;

/** A payout in a list; its items have an endpoint of their own. */
export const doctorPayoutSchema = z.omit(payoutSchema, { items: true });
export type DoctorPayout = z.infer<typeof doctorPayoutSchema>;

/** A payout item with its patient and invoice, if any. */
export const doctorPayoutItemSchema = z.object({
  ...payoutItemSchema.shape,
  invoiceNumber: z.nullable(figureSchema),
  patient: z.nullable(personSchema),
});
export type DoctorPayoutItem = z.infer<typeof doctorPayoutItemSchema>;

/** A patient's card, without the provider reference. */
export const patientCardSchema = z.object({
  ...z.omit(cardSchema, { providerRef: true, patientId: true }).shape,
  /** Whether it pays for a subscription; the default card may pay for none. */
  isCharged: z.boolean(),
  actions: z.array(z.enum(patientCardActions)),
});
export type PatientCard = z.infer<typeof patientCardSchema>;

/** An invoice for its doctor. */
export const doctorInvoiceSchema = z.object({
  ...invoiceSchema.shape,
  actions: z.array(z.enum(doctorInvoiceActions)),
});
export type DoctorInvoice = z.infer<typeof doctorInvoiceSchema>;

/** A patient's invoice in a list. */
export const patientInvoiceSchema = z.object({
  ...invoiceSchema.shape,
  doctor: personSchema,
  practiceName: z.string(),
  actions: z.array(z.enum(patientInvoiceActions)),
});
export type PatientInvoice = z.infer<typeof patientInvoiceSchema>;

/** An invoice with everything that its PDF contains. */
export const patientInvoiceDetailSchema = z.object({
  ...patientInvoiceSchema.shape,
  from: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
  billTo: z.nullable(z.pick(billingSchema, { name: true, email: true, address: true })),
  planName: z.string(),
  payments: z.array(
    z.object({
      ...z.pick(chargeSchema, {
        id: true,
        createdAt: true,
        amount: true,
        refunded: true,
        status: true,
        failureCode: true,
      }).shape,
      card: z.nullable(cardSummarySchema),
    }),
  ),
});
export type PatientInvoiceDetail = z.infer<typeof patientInvoiceDetailSchema>;
