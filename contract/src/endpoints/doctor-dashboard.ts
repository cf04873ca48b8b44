import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { doctorAppointmentActions } from '../entities/actions';
import { appointmentStateSchema } from '../entities/appointment';
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

/** What the dashboard shows, whole (docs/domain.md#doctor-screens). */
export const doctorDashboardSchema = z.object({
  /** First and last day of the period, both included, and the time zone of all days here. */
  from: localDateSchema,
  to: localDateSchema,
  timeZone: timeZoneSchema,
  revenue: z.object({
    collected: comparedMoney,
    refunded: comparedMoney,
    /** What the open subscriptions bring in per month, at the end of each period. */
    recurringPerMonth: comparedMoney,
    /** Steps of the series: days, or weeks (by their first day) where the period is over 62 days. */
    step: z.enum(['day', 'week']),
    series: z.array(
      z.object({ on: localDateSchema, collected: moneySchema, refunded: moneySchema }),
    ),
  }),
  subscribers: z.object({
    counts: z.record(z.enum([...subscriberStatuses, 'all']), countSchema),
    joined: comparedCount,
    ended: comparedCount,
    /** Active and expiring at the end of each step. */
    series: z.array(z.object({ on: localDateSchema, active: countSchema })),
  }),
  visits: z.object({
    fulfilled: comparedCount,
    /** By the Monday that a week begins with. */
    weeks: z.array(
      z.object({
        weekOn: localDateSchema,
        fulfilled: countSchema,
        cancelled: countSchema,
        noShow: countSchema,
        upcoming: countSchema,
      }),
    ),
  }),
  /** The day's appointments that are not closed, earliest first. */
  today: z.array(
    z.object({
      id: idSchema,
      version: countSchema,
      startAt: instantSchema,
      endAt: instantSchema,
      state: appointmentStateSchema,
      patient: personSchema,
      visitTypeName: z.string(),
      mode: visitModeSchema,
      actions: z.array(z.enum(doctorAppointmentActions)),
    }),
  ),
  /** What waits for a decision or an answer. */
  waiting: z.object({
    applicants: countSchema,
    requests: countSchema,
    unreadThreads: countSchema,
    pastDue: countSchema,
  }),
});
export type DoctorDashboard = z.infer<typeof doctorDashboardSchema>;

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
  ],
});
