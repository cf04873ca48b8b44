import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { auditActions, auditEventSchema } from '../entities/audit-event';
import { idSchema, localDateSchema } from '../entities/primitives';
import { roleSchema } from '../entities/user';
import { listAnswer, listQuery } from './lists';

/** Who of the practice did what; with whose data it was, where that is a patient of the caller. */
export const doctorAuditEventSchema = z.object({
  ...z.omit(auditEventSchema, { patientId: true }).shape,
  actorName: z.string(),
  actorRole: roleSchema,
  patientName: z.nullable(z.string()),
});
export type DoctorAuditEvent = z.infer<typeof doctorAuditEventSchema>;

/** What the doctors and the team of the caller's practice did; newest first. */
export const listDoctorAudit = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/audit',
  audience: ['doctor'],
  query: listQuery(auditActions, ['at', 'actorName', 'resource'], {
    from: z.optional(localDateSchema),
    to: z.optional(localDateSchema),
    actorId: z.optional(idSchema),
  }),
  answer: listAnswer(doctorAuditEventSchema),
  reads: ['auditEvent', 'account', 'teamMember', 'patient'],
});
