import * as z from '@praxis/contract/schema';
import { doctorSubscriberActions, patientSubscriptionActions } from '../../entities/actions';
import { cardSummarySchema, chargedCardSchema } from '../../entities/card';
import { invoiceSchema } from '../../entities/invoice';
import { moneySchema } from '../../entities/money';
import { planVersionSchema } from '../../entities/plan';
import {
  countSchema,
  idSchema,
  instantSchema,
  localDateSchema,
  personSchema,
} from '../../entities/primitives';
import { codeSchema, figureSchema } from '../../entities/product-strings';
import {
  decisionCodes,
  subscriberStatusSchema,
  subscriptionSchema,
} from '../../entities/subscription';

const shared = {
  ...z.omit(subscriptionSchema, {
    status: true,
    cardId: true,
    decision: true,
    endNote: true,
    noticeEndOn: true,
  }).shape,
  status: subscriberStatusSchema,
  /** Current terms. */
  plan: planVersionSchema,
  /** Terms from the next period on, if a change is scheduled. */
  scheduledPlan: z.nullable(planVersionSchema),
  visitsUsed: countSchema,
  /** Null means unlimited. */
  visitsLeft: z.nullable(z.int()),
  nextCharge: z.nullable(z.object({ on: localDateSchema, amount: moneySchema })),
} as const;

/** A doctor's subscriber in lists. */
export const doctorSubscriberSchema = z.object({
  ...shared,
  decision: subscriptionSchema.shape.decision,
  endNote: subscriptionSchema.shape.endNote,
  patient: personSchema,
  /** Brand and last four digits: doctors see no more of a card. */
  card: z.nullable(cardSummarySchema),
  /** The open invoice and its amount; null if there is none. */
  openInvoice: z.nullable(
    z.pick(invoiceSchema, { id: true, number: true, due: true, dueOn: true }),
  ),
  actions: z.array(z.enum(doctorSubscriberActions)),
});
export type DoctorSubscriber = z.infer<typeof doctorSubscriberSchema>;

/** A past-due invoice, its last failed charge, and the consequences of leaving it unpaid. */
export const owedSchema = z.object({
  invoice: z.object({ id: idSchema, number: figureSchema, due: moneySchema }),
  failedAt: instantSchema,
  card: z.nullable(cardSummarySchema),
  /** Next automatic retry; null if there is none. */
  retryAt: z.nullable(instantSchema),
  /** When bookings will be blocked; null if they are already, or the subscription has not started. */
  blockedAt: z.nullable(instantSchema),
  /** Local date of the practice on which a subscription that awaits its first payment lapses. */
  lapsesOn: z.nullable(localDateSchema),
});
export type Owed = z.infer<typeof owedSchema>;

/** A patient's subscription. A rejection has its reason, without the name of the person who decided. */
export const patientSubscriptionSchema = z.object({
  ...shared,
  decision: z.optional(
    z.object({ at: instantSchema, code: z.enum(decisionCodes), note: z.optional(z.string()) }),
  ),
  /** Null if nothing more is charged. */
  cardId: z.nullable(idSchema),
  /** Summary of the same card. */
  card: z.nullable(chargedCardSchema),
  /** Null if nothing is past due. */
  owed: z.nullable(owedSchema),
  doctor: personSchema,
  /** Patients cannot book with a doctor who is not public. */
  isDoctorPublic: z.boolean(),
  practice: z.object({ id: idSchema, name: z.string(), phone: z.string(), timeZone: codeSchema }),
  actions: z.array(z.enum(patientSubscriptionActions)),
});
export type PatientSubscription = z.infer<typeof patientSubscriptionSchema>;

/** A subscriber for team members: name and end date; no applicants, amounts or reasons. */
export const teamSubscriberSchema = z.object({
  id: idSchema,
  patientId: idSchema,
  patient: personSchema,
  phone: z.string(),
  doctor: personSchema,
  planName: z.string(),
  status: z.enum(['active', 'expiring']),
  startOn: localDateSchema,
  endOn: z.optional(localDateSchema),
  visitsLeft: z.nullable(z.int()),
});
export type TeamSubscriber = z.infer<typeof teamSubscriberSchema>;
