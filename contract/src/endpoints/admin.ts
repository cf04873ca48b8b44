import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { auditActions, auditEventSchema } from '../entities/audit-event';
import { verifications } from '../entities/doctor';
import { moneySchema } from '../entities/money';
import { planStatuses } from '../entities/plan';
import { practiceSchema } from '../entities/practice';
import { countSchema, idSchema, localDateSchema } from '../entities/primitives';
import { appointmentStatuses } from '../entities/appointment';
import { subscriberStatuses } from '../entities/subscription';
import { textInput } from '../entities/text';
import { roleSchema } from '../entities/user';
import { listResponse, listQuery, tabbedListResponse } from './lists';
import { byId } from './params';
import { adminDoctorSchema } from './views/doctor';

const audience = ['admin'] as const;
const onePath = '/api/v1/admin/doctors/:id';

/** Lists doctors, with counts by verification. */
export const listAdminDoctors = endpoint({
  method: 'GET',
  path: '/api/v1/admin/doctors',
  audience,
  query: listQuery(verifications, ['fullName', 'createdAt', 'practiceName']),
  response: tabbedListResponse(adminDoctorSchema, verifications),
  reads: ['doctor', 'account', 'practice'],
});

const counts = <const Key extends string>(keys: readonly Key[]) =>
  z.record(z.enum([...keys, 'all']), countSchema);

/** A doctor with statistics of their practice: counts and totals, no patient data (docs/domain.md#permissions). */
export const adminDoctorDetailSchema = z.object({
  ...adminDoctorSchema.shape,
  practice: z.pick(practiceSchema, {
    id: true,
    name: true,
    address: true,
    phone: true,
    timeZone: true,
    currency: true,
    jurisdiction: true,
  }),
  plans: counts(planStatuses),
  subscriptions: counts(subscriberStatuses),
  appointments: counts(appointmentStatuses),
  charged: moneySchema,
  refunded: moneySchema,
  paidOut: moneySchema,
});
export type AdminDoctorDetail = z.infer<typeof adminDoctorDetailSchema>;

/** Returns a doctor with statistics of their practice. */
export const getAdminDoctor = endpoint({
  method: 'GET',
  path: onePath,
  audience,
  params: byId,
  response: adminDoctorDetailSchema,
  reads: [
    'doctor',
    'account',
    'practice',
    'plan',
    'subscription',
    'appointment',
    'charge',
    'refund',
    'payout',
  ],
});

const command = {
  method: 'POST',
  audience,
  params: byId,
  response: adminDoctorSchema,
  errors: ['transition_not_allowed'],
  versioned: true,
} as const;

/** Records that a decision changes; the doctor is notified. */
const decisionChanges = ['doctor', 'auditEvent', 'notification'] as const;

const withReason = z.strictObject({ reason: textInput(500) });

/** Verifies a doctor: pending -> verified. The doctor is notified, as of every decision. */
export const verifyDoctor = endpoint({
  ...command,
  path: `${onePath}/verify`,
  changes: decisionChanges,
});
/** Rejects a doctor with a reason: pending -> rejected. */
export const rejectDoctor = endpoint({
  ...command,
  path: `${onePath}/reject`,
  body: withReason,
  changes: decisionChanges,
});
/** Suspends a doctor with a reason: verified -> suspended. The doctor is no longer public. */
export const suspendDoctor = endpoint({
  ...command,
  path: `${onePath}/suspend`,
  body: withReason,
  changes: decisionChanges,
});
/** Reinstates a doctor: suspended -> verified. */
export const reinstateDoctor = endpoint({
  ...command,
  path: `${onePath}/reinstate`,
  changes: decisionChanges,
});

/**
 * An audit event for admins: metadata only, with the actor's role and id, never names
 * (docs/domain.md#permissions). Staff may also be patients.
 */
export const adminAuditEventSchema = z.object({
  ...z.omit(auditEventSchema, { patientId: true, reason: true }).shape,
  /** Null if the account was deleted. */
  actorRole: z.nullable(roleSchema),
});
export type AdminAuditEvent = z.infer<typeof adminAuditEventSchema>;

/** Lists audit events, newest first. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/v1/admin/audit',
  audience,
  query: listQuery(auditActions, ['at', 'actorRole', 'resource'], {
    from: z.optional(localDateSchema),
    to: z.optional(localDateSchema),
    actorId: z.optional(idSchema),
  }),
  response: listResponse(adminAuditEventSchema),
  reads: ['auditEvent', 'account'],
});
