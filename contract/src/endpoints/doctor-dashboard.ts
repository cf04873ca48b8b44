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

/** A value of the selected period and of the preceding one of the same length. */
const comparedMoney = z.object({ now: moneySchema, before: moneySchema });
const comparedCount = z.object({ now: countSchema, before: countSchema });

/** An appointment in the schedule. */
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

/** The doctor's dashboard (docs/domain.md#doctor-screens). */
export const doctorDashboardSchema = z.object({
  /** First and last day of the period, inclusive; all days are local to `timeZone`. */
  from: localDateSchema,
  to: localDateSchema,
  timeZone: timeZoneSchema,
  /**
   * Step of every series: days, or weeks for periods of more than 62 days. A series has an entry per step,
   * dated its first day; weeks are aligned to the period's end, so the first one may be shorter.
   */
  step: z.enum(['day', 'week']),
  revenue: z.object({
    collected: comparedMoney,
    refunded: comparedMoney,
    /** Monthly recurring revenue of renewing subscriptions, at the end of each period. */
    recurringPerMonth: comparedMoney,
    series: z.array(
      z.object({
        on: localDateSchema,
        collected: moneySchema,
        /** Collected in the same step of the preceding period. */
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
        /**
         * Active and expiring subscriptions at the end of the step, and of the same step of the preceding
         * period.
         */
        active: countSchema,
        activeBefore: countSchema,
        joined: countSchema,
        ended: countSchema,
      }),
    ),
  }),
  visits: z.object({
    fulfilled: comparedCount,
    /** By the day of the appointment: the fulfilled ones add up to the total. */
    series: z.array(
      z.object({
        on: localDateSchema,
        fulfilled: countSchema,
        noShow: countSchema,
        cancelled: countSchema,
      }),
    ),
  }),
  /** Today's open appointments, in order. */
  today: z.array(scheduledSchema),
  /** The next open appointments after today, at most five. */
  next: z.array(scheduledSchema),
  /** Setup steps that patients need to subscribe and book, and their completion. */
  setup: z.object({
    /** Name and address, which patients see. */
    practice: z.boolean(),
    verification: verificationSchema,
    availability: z.boolean(),
    visitTypes: z.boolean(),
    plan: z.boolean(),
    /** No plan is on sale, but there is a draft to publish. */
    planDraft: z.optional(z.literal(true)),
    payoutAccount: z.boolean(),
  }),
  /** Whether the practice has ever had an application, booking or payment: before, every value is zero. */
  started: z.boolean(),
  /** Counts of pending decisions and answers. */
  waiting: z.object({
    applicants: countSchema,
    requests: countSchema,
    /** Booked or checked in, and their time has passed: whether the patient came is not recorded yet. */
    pastAppointments: countSchema,
    unreadThreads: countSchema,
    pastDue: countSchema,
    /** Subscriptions after the last failed retry: their patients cannot book until the debt is settled. */
    unpaid: countSchema,
  }),
});
export type DoctorDashboard = z.infer<typeof doctorDashboardSchema>;
export type ScheduledAppointment = DoctorDashboard['today'][number];

/** Returns the dashboard of at most 366 days; defaults to the last 30. */
export const getDoctorDashboard = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/dashboard',
  audience: ['doctor'],
  query: z.object({ from: z.optional(localDateSchema), to: z.optional(localDateSchema) }),
  response: doctorDashboardSchema,
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
