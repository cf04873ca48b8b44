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
  ...z.omit(subscriptionSchema, { status: true, cardId: true, decision: true }).shape,
  status: subscriberStatusSchema,
  /** The terms that the subscription holds. */
  plan: planVersionSchema,
  /** The terms that it will hold from the next period on. */
  scheduledPlan: z.nullable(planVersionSchema),
  visitsUsed: countSchema,
  /** Null = unlimited. */
  visitsLeft: z.nullable(z.int()),
  nextCharge: z.nullable(z.object({ on: localDateSchema, amount: moneySchema })),
} as const;

/** A doctor's subscriber, as lists show it. */
export const doctorSubscriberSchema = z.object({
  ...shared,
  decision: subscriptionSchema.shape.decision,
  patient: personSchema,
  /** Brand and last four digits: no doctor sees more of a card. */
  card: z.nullable(cardSummarySchema),
  /** What the patient still owes, and on which invoice; null where nothing is open. */
  openInvoice: z.nullable(
    z.pick(invoiceSchema, { id: true, number: true, due: true, dueOn: true }),
  ),
  actions: z.array(z.enum(doctorSubscriberActions)),
});
export type DoctorSubscriber = z.infer<typeof doctorSubscriberSchema>;

/** An invoice that is past due, how its last charge failed, and what follows where it stays unpaid. */
export const owedSchema = z.object({
  invoice: z.object({ id: idSchema, number: figureSchema, due: moneySchema }),
  failedAt: instantSchema,
  card: z.nullable(cardSummarySchema),
  /** When it is charged again; null where the product tries no more. */
  retryAt: z.nullable(instantSchema),
  /** From when nothing can be booked; null where that is so already, or nothing has begun. */
  blockedAt: z.nullable(instantSchema),
  /** The practice's day on which a subscription that waits for its first payment lapses. */
  lapsesOn: z.nullable(localDateSchema),
});
export type Owed = z.infer<typeof owedSchema>;

/** A patient's own subscription. A rejection shows its reason, without the doctor's name for it. */
export const patientSubscriptionSchema = z.object({
  ...shared,
  decision: z.optional(
    z.object({ at: instantSchema, code: z.enum(decisionCodes), note: z.optional(z.string()) }),
  ),
  /** Null where nothing is charged any more. */
  cardId: z.nullable(idSchema),
  /** The same card, as a person knows it. */
  card: z.nullable(chargedCardSchema),
  /** Null where nothing is past due. */
  owed: z.nullable(owedSchema),
  doctor: personSchema,
  /** With a doctor whom the public doesn't see, nothing can be booked. */
  isDoctorPublic: z.boolean(),
  practice: z.object({ id: idSchema, name: z.string(), phone: z.string(), timeZone: codeSchema }),
  actions: z.array(z.enum(patientSubscriptionActions)),
});
export type PatientSubscription = z.infer<typeof patientSubscriptionSchema>;

/** A team member sees who is a patient, and until when: no applicants, amounts or reasons. */
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
