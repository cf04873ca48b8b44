import * as z from '@praxis/contract/schema';
import { appointmentStatuses, cancelCodeSchema } from '../entities/appointment';
import { idSchema, instantSchema, localDateSchema } from '../entities/primitives';
import { optionalTextInput } from '../entities/text';
import { booleanQuery } from './lists';

/** Why a patient comes, in their words. */
export const reasonInput = optionalTextInput(1000);

export const cancelInput = z.strictObject({ code: z.optional(cancelCodeSchema) });
export const startInput = z.strictObject({ startAt: instantSchema });
export const proposeInput = z.strictObject({ proposedStartAt: instantSchema });

/** Filters of every list of appointments; days are the practice's, both included. */
export const appointmentFilters = {
  from: z.optional(localDateSchema),
  to: z.optional(localDateSchema),
  patientId: z.optional(idSchema),
  visitTypeId: z.optional(idSchema),
  /** *Unfulfilled* shows the open ones; with this its closed ones instead. */
  closed: z._default(booleanQuery, false),
} as const;

/** What an act of staff on an appointment changes: every one of them can be found in the audit. */
export const staffActChanges = ['appointment', 'auditEvent'] as const;
/** An act that the patient hears of. */
export const announcedChanges = [...staffActChanges, 'notification'] as const;
/** An act that also uses up an appointment of the subscription, or gives it back. */
export const allowanceChanges = [...announcedChanges, 'subscription'] as const;

/** The tabs. */
export const appointmentTabs = appointmentStatuses;
export const appointmentSorts = ['startAt', 'createdAt', 'patient', 'state'] as const;

/** What a time is refused with that has gone meanwhile. */
export const slotErrors = ['slot_not_offered', 'slot_taken', 'patient_overlap'] as const;
/** What any booking of a slot may be refused with. */
export const bookingErrors = [...slotErrors, 'too_far_ahead', 'lead_time'] as const;
export const membershipErrors = ['allowance_used', 'membership_unpaid'] as const;
