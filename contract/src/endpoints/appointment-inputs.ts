import * as z from '@praxis/contract/schema';
import { appointmentStatuses, practiceCancelCodes } from '../entities/appointment';
import { idSchema, instantSchema, localDateSchema } from '../entities/primitives';
import { optionalTextInput } from '../entities/text';
import { booleanQuery } from './lists';

/** The patient's reason for the appointment, in their words. */
export const reasonInput = optionalTextInput(1000);

export const cancelInput = z.strictObject({ code: z.optional(z.enum(practiceCancelCodes)) });
export const startInput = z.strictObject({ startAt: instantSchema });
export const proposeInput = z.strictObject({ proposedStartAt: instantSchema });

/** Filters of appointment lists; days are local dates of the practice, both inclusive. */
export const appointmentFilters = {
  from: z.optional(localDateSchema),
  to: z.optional(localDateSchema),
  patientId: z.optional(idSchema),
  visitTypeId: z.optional(idSchema),
  /** `ahead`: upcoming or in progress; `past`: fulfilled, or its time has passed. */
  time: z.optional(z.enum(['ahead', 'past'])),
  /**
   * `true` lists the closed appointments instead of the open ones; `all` adds them to the tab `all`, and
   * changes no other tab.
   */
  closed: z._default(z.union([booleanQuery, z.literal('all')]), false),
} as const;

/** Records changed by a staff command; every one is audited. */
export const staffActChanges = ['appointment', 'auditEvent'] as const;
/** Records changed by a staff command that notifies the patient. */
export const announcedChanges = [...staffActChanges, 'notification'] as const;
/** Records changed by a command that also affects the subscription's allowance. */
export const allowanceChanges = [...announcedChanges, 'subscription'] as const;

/** Tabs of appointment lists. */
export const appointmentTabs = appointmentStatuses;
export const appointmentSorts = ['startAt', 'createdAt', 'patient', 'state'] as const;

/** Errors of a slot that is no longer available. */
export const slotErrors = ['slot_not_offered', 'slot_taken', 'patient_overlap'] as const;
/** Errors of every booking. */
export const bookingErrors = [...slotErrors, 'too_far_ahead', 'lead_time'] as const;
export const membershipErrors = ['allowance_used', 'membership_unpaid'] as const;
