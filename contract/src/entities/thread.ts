import * as z from '@praxis/contract/schema';
import { countSchema, idSchema, instantSchema, recordFields } from './primitives';

export const threadCategories = [
  'appointment',
  'prescription',
  'results',
  'billing',
  'general',
] as const;
export const threadCategorySchema = z.enum(threadCategories);

export const threadStatuses = ['open', 'closed'] as const;
export const threadStatusSchema = z.enum(threadStatuses);
export type ThreadStatus = z.infer<typeof threadStatusSchema>;

export const threadSchema = z.object({
  ...recordFields,
  category: threadCategorySchema,
  subject: z.string(),
  patientId: idSchema,
  doctorId: idSchema,
  status: threadStatusSchema,
  assignedTo: z.optional(idSchema),
  /** Number of unread messages of each side. */
  unread: z.object({ doctor: countSchema, patient: countSchema }),
  lastMessageAt: instantSchema,
});
export type Thread = z.infer<typeof threadSchema>;

export const messageSchema = z.object({
  ...recordFields,
  threadId: idSchema,
  authorId: idSchema,
  body: z.string().check(z.maxLength(5000)),
  sentAt: instantSchema,
  readAt: z.nullable(instantSchema),
  /** Sent automatically on the author's behalf, such as a vacation's auto-reply. */
  automatic: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;
