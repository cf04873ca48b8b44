import * as z from '@praxis/contract/schema';
import { idSchema, instantSchema } from './primitives';
import { codeSchema } from './product-strings';

export const auditActions = [
  'read',
  'create',
  'update',
  'delete',
  'decide',
  'export',
  'signIn',
  'signOut',
] as const;
export const auditActionSchema = z.enum(auditActions);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** Audit event. Append-only, therefore without a version. */
export const auditEventSchema = z.object({
  id: idSchema,
  actorId: idSchema,
  action: auditActionSchema,
  /** The affected record, such as `subscription:<id>`. Never contains personal data. */
  resource: codeSchema,
  patientId: z.optional(idSchema),
  /** The reason that was given; may name the patient. */
  reason: z.optional(z.string()),
  at: instantSchema,
});
export type AuditEvent = z.infer<typeof auditEventSchema>;
