import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { auditActions, auditEventSchema } from '../entities/audit-event';
import { instantSchema } from '../entities/primitives';
import { roleSchema } from '../entities/user';
import { listResponse, listQuery } from './lists';
import { meSchema, ownNotificationSchema } from './me';
import { patientBillingSchema } from './billing';
import { patientAppointmentSchema } from './views/appointment';
import { patientCardSchema, patientInvoiceDetailSchema } from './views/money-records';
import { patientSubscriptionSchema } from './views/subscription';
import { messageViewSchema, threadViewSchema } from './views/thread';

/** An access to the caller's data: who, when, and to what. */
export const accessSchema = z.object({
  ...z.pick(auditEventSchema, { id: true, action: true, resource: true, at: true }).shape,
  actorName: z.string(),
  actorRole: roleSchema,
});
export type Access = z.infer<typeof accessSchema>;

/** Lists accesses to the caller's data, newest first. */
export const listAccesses = endpoint({
  method: 'GET',
  path: '/api/v1/patient/accesses',
  audience: ['patient'],
  query: listQuery(auditActions, ['at']),
  response: listResponse(accessSchema),
  reads: ['auditEvent', 'account'],
});

/** All data about a patient that they are entitled to see. */
export const dataExportSchema = z.object({
  exportedAt: instantSchema,
  me: meSchema,
  billing: patientBillingSchema,
  cards: z.array(patientCardSchema),
  subscriptions: z.array(patientSubscriptionSchema),
  appointments: z.array(patientAppointmentSchema),
  /** With their payments. */
  invoices: z.array(patientInvoiceDetailSchema),
  threads: z.array(z.object({ ...threadViewSchema.shape, messages: z.array(messageViewSchema) })),
  notifications: z.array(ownNotificationSchema),
  accesses: z.array(accessSchema),
});
export type DataExport = z.infer<typeof dataExportSchema>;

/** Exports the caller's data; the export is audited. */
export const exportData = endpoint({
  method: 'POST',
  path: '/api/v1/patient/data-export',
  audience: ['patient'],
  response: dataExportSchema,
  changes: ['auditEvent'],
});
