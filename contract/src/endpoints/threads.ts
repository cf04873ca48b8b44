import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { idSchema } from '../entities/primitives';
import { lineInput, textInput } from '../entities/text';
import { threadCategories, threadCategorySchema, threadStatuses } from '../entities/thread';
import { booleanQuery, listAnswer, listQuery, tabbedListAnswer } from './lists';
import { byId } from './params';
import { messageViewSchema, threadViewSchema } from './views/thread';

const path = '/api/v1/threads';
const onePath = '/api/v1/threads/:id';
const audience = ['doctor', 'patient'] as const;
const reads = ['thread', 'patient', 'account'] as const;

/** The caller's own threads, unread first, then the newest. */
export const listThreads = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery(threadStatuses, ['lastMessageAt', 'counterpart'], {
    category: z.optional(z.enum(threadCategories)),
    /** Those alone in which something waits to be read. */
    unread: z._default(booleanQuery, false),
  }),
  answer: tabbedListAnswer(threadViewSchema, threadStatuses),
  reads,
});

/**
 * `counterpartId` is a patient's id where a doctor writes, and a doctor's where a patient does.
 * Only who has to do with each other may write: anybody else is `not_found`.
 */
export const createThread = endpoint({
  method: 'POST',
  path,
  audience,
  body: z.strictObject({
    counterpartId: idSchema,
    category: threadCategorySchema,
    subject: lineInput(160),
    body: textInput(5000),
  }),
  answer: threadViewSchema,
  status: 201,
  changes: ['thread', 'notification'],
});

/** Newest first: page 1 is what one reads, the rest is history. */
export const listMessages = endpoint({
  method: 'GET',
  path: `${onePath}/messages`,
  audience,
  params: byId,
  query: listQuery([], ['sentAt']),
  answer: z.object({ ...listAnswer(messageViewSchema).shape, thread: threadViewSchema }),
  reads,
});

/** Refused in a closed thread. */
export const sendMessage = endpoint({
  method: 'POST',
  path: `${onePath}/messages`,
  audience,
  params: byId,
  body: z.strictObject({ body: textInput(5000) }),
  answer: messageViewSchema,
  status: 201,
  errors: ['transition_not_allowed'],
  changes: ['thread', 'notification'],
});

/** Marks what the other side wrote as read. */
export const readThread = endpoint({
  method: 'POST',
  path: `${onePath}/read`,
  audience,
  params: byId,
  answer: threadViewSchema,
  changes: ['thread'],
});

export const closeThread = endpoint({
  method: 'POST',
  path: `${onePath}/close`,
  audience,
  params: byId,
  answer: threadViewSchema,
  errors: ['transition_not_allowed'],
  changes: ['thread'],
  versioned: true,
});

export const reopenThread = endpoint({
  method: 'POST',
  path: `${onePath}/reopen`,
  audience,
  params: byId,
  answer: threadViewSchema,
  errors: ['transition_not_allowed'],
  changes: ['thread'],
  versioned: true,
});
