import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { auditActions, auditEventSchema } from '../entities/audit-event';
import { idSchema, localDateSchema } from '../entities/primitives';
import { roleSchema } from '../entities/user';
import { listResponse, listQuery } from './lists';

/** An audit event of the practice; names the patient if they are the caller's. */
export const doctorAuditEventSchema = z.object({
  ...z.omit(auditEventSchema, { patientId: true }).shape,
  actorName: z.string(),
  actorRole: roleSchema,
  /** The name and the reason are those of the caller's patients only. */
  patientName: z.nullable(z.string()),
});
export type DoctorAuditEvent = z.infer<typeof doctorAuditEventSchema>;

/** Lists audit events of the doctors and team of the caller's practice, newest first. */
export const listDoctorAudit = endpoint({
  method: 'GET',
  path: '/api/v1/doctor/audit',
  audience: ['doctor'],
  query: listQuery(auditActions, ['at', 'actorName', 'resource'], {
    from: z.optional(localDateSchema),
    to: z.optional(localDateSchema),
    actorId: z.optional(idSchema),
  }),
  response: listResponse(doctorAuditEventSchema),
  reads: ['auditEvent', 'account', 'teamMember', 'patient'],
});
