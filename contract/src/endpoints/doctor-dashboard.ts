import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { doctorAppointmentActions } from '../entities/actions';
import { appointmentStateSchema } from '../entities/appointment';
import { verificationSchema } from '../entities/doctor';
import { moneySchema } from '../entities/money';
import {
  countSchema,
  idSchema,
  instantSchema,
  localDateSchema,
  personSchema,
  timeZoneSchema,
} from '../entities/primitives';
import { subscriberStatuses } from '../entities/subscription';
import { visitModeSchema } from '../entities/visit-type';

/** A figure of the chosen period, and of the period of the same length before it. */
const comparedMoney = z.object({ now: moneySchema, before: moneySchema });
const comparedCount = z.object({ now: countSchema, before: countSchema });

/** An appointment as the schedule shows it. */
const scheduledSchema = z.object({
  id: idSchema,
  version: countSchema,
  startAt: instantSchema,
  endAt: instantSchema,
  state: appointmentStateSchema,
  patient: personSchema,
  visitTypeName: z.string(),
  mode: visitModeSchema,
  actions: z.array(z.enum(doctorAppointmentActions)),
});

/** What the dashboard shows, whole (docs/domain.md#doctor-screens). */
export const doctorDashboardSchema = z.object({
  /** First and last day of the period, both included, and the time zone of all days here. */
  from: localDateSchema,
  to: localDateSchema,
  timeZone: timeZoneSchema,
  /**
   * Steps of every series: days, or weeks where the period is over 62 days. A series has one entry
   * a step, by the step's first day; the last week ends with the period, so the first may be short.
   */
  step: z.enum(['day', 'week']),
  revenue: z.object({
    collected: comparedMoney,
    refunded: comparedMoney,
    /** What the subscriptions that renew bring in per month, at the end of each period. */
    recurringPerMonth: comparedMoney,
    series: z.array(
      z.object({
        on: localDateSchema,
        collected: moneySchema,
        /** Collected in the same step of the period before. */
        collectedBefore: moneySchema,
        refunded: moneySchema,
        recurringPerMonth: moneySchema,
      }),
    ),
  }),
  subscribers: z.object({
    counts: z.record(z.enum([...subscriberStatuses, 'all']), countSchema),
    joined: comparedCount,
    ended: comparedCount,
    series: z.array(
      z.object({
        on: localDateSchema,
        /** Active and expiring at the end of the step, and of the same step of the period before. */
        active: countSchema,
        activeBefore: countSchema,
        joined: countSchema,
        ended: countSchema,
      }),
    ),
  }),
  visits: z.object({
    fulfilled: comparedCount,
    /** By the day of the appointment: the fulfilled ones add up to the figure. */
    series: z.array(
      z.object({
        on: localDateSchema,
        fulfilled: countSchema,
        noShow: countSchema,
        cancelled: countSchema,
      }),
    ),
  }),
  /** The day's appointments that are not closed, earliest first. */
  today: z.array(scheduledSchema),
  /** The first open ones of the days after it, at most five. */
  next: z.array(scheduledSchema),
  /** What a practice needs before patients can subscribe and book, and what is there of it. */
  setup: z.object({
    /** Its name and address, which patients see. */
    practice: z.boolean(),
    verification: verificationSchema,
    availability: z.boolean(),
    visitTypes: z.boolean(),
    plan: z.boolean(),
    /** None is on sale, but one is written: it has only to be published. */
    planDraft: z.optional(z.literal(true)),
    payoutAccount: z.boolean(),
  }),
  /** Whether anybody has ever applied, booked or paid: before that every figure is zero. */
  started: z.boolean(),
  /** What waits for a decision or an answer. */
  waiting: z.object({
    applicants: countSchema,
    requests: countSchema,
    unreadThreads: countSchema,
    pastDue: countSchema,
    /** After the last try: their patients can book nothing, and the practice settles what is due. */
    unpaid: countSchema,
  }),
});
export type DoctorDashboard = z.infer<typeof doctorDashboardSchema>;
export type ScheduledAppointment = DoctorDashboard['today'][number];

/** At most 366 days; the last 30 where nothing is asked for. */
export const getDoctorDashboard = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/dashboard',
  audience: ['doctor'],
  query: z.object({ from: z.optional(localDateSchema), to: z.optional(localDateSchema) }),
  answer: doctorDashboardSchema,
  reads: [
    'practice',
    'charge',
    'refund',
    'subscription',
    'plan',
    'appointment',
    'visitType',
    'patient',
    'account',
    'thread',
    'doctor',
    'availability',
    'payoutAccount',
  ],
});
