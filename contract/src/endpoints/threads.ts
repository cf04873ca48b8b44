import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { idSchema } from '../entities/primitives';
import { lineInput, textInput } from '../entities/text';
import { threadCategories, threadCategorySchema, threadStatuses } from '../entities/thread';
import { booleanQuery, listResponse, listQuery, tabbedListResponse } from './lists';
import { byId } from './params';
import { messageViewSchema, threadViewSchema } from './views/thread';

const path = '/api/v1/threads';
const onePath = '/api/v1/threads/:id';
const audience = ['doctor', 'patient'] as const;
const reads = ['thread', 'patient', 'account'] as const;

/** Lists the caller's conversations, unread ones first, then the newest. */
export const listThreads = endpoint({
  method: 'GET',
  path,
  audience,
  query: listQuery(threadStatuses, ['lastMessageAt', 'counterpart'], {
    category: z.optional(z.enum(threadCategories)),
    /** Only conversations with unread messages. */
    unread: z._default(booleanQuery, false),
  }),
  response: tabbedListResponse(threadViewSchema, threadStatuses),
  reads,
});

/**
 * Starts a conversation. `counterpartId` is the id of a patient for doctors, of a doctor for patients.
 * Without a relationship between the two, the response is `not_found`.
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
  response: threadViewSchema,
  status: 201,
  changes: ['thread', 'notification'],
});

/** Lists messages, newest first: page 1 is the current conversation, the rest is history. */
export const listMessages = endpoint({
  method: 'GET',
  path: `${onePath}/messages`,
  audience,
  params: byId,
  query: listQuery([], ['sentAt']),
  response: z.object({ ...listResponse(messageViewSchema).shape, thread: threadViewSchema }),
  reads,
});

/** Sends a message; refused in a closed conversation. */
export const sendMessage = endpoint({
  method: 'POST',
  path: `${onePath}/messages`,
  audience,
  params: byId,
  body: z.strictObject({ body: textInput(5000) }),
  response: messageViewSchema,
  status: 201,
  errors: ['transition_not_allowed'],
  changes: ['thread', 'notification'],
});

/** Marks the other side's messages as read. */
export const readThread = endpoint({
  method: 'POST',
  path: `${onePath}/read`,
  audience,
  params: byId,
  response: threadViewSchema,
  changes: ['thread'],
});

/** Closes a conversation: open -> closed. */
export const closeThread = endpoint({
  method: 'POST',
  path: `${onePath}/close`,
  audience,
  params: byId,
  response: threadViewSchema,
  errors: ['transition_not_allowed'],
  changes: ['thread'],
  versioned: true,
});

/** Reopens a conversation: closed -> open. */
export const reopenThread = endpoint({
  method: 'POST',
  path: `${onePath}/reopen`,
  audience,
  params: byId,
  response: threadViewSchema,
  errors: ['transition_not_allowed'],
  changes: ['thread'],
  versioned: true,
});
