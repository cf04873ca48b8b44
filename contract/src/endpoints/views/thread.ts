import * as z from '@praxis/contract/schema';
import { threadActions } from '../../entities/actions';
import { countSchema, idSchema, instantSchema, personSchema } from '../../entities/primitives';
import { messageSchema, threadSchema } from '../../entities/thread';

/** A conversation for one of its sides, without the other side's unread count. */
export const threadViewSchema = z.object({
  ...z.omit(threadSchema, { unread: true, assignedTo: true }).shape,
  /** The caller's unread messages. */
  unread: countSchema,
  /** The other side. */
  counterpart: personSchema,
  lastMessage: z.nullable(
    z.object({ authorId: idSchema, excerpt: z.string(), sentAt: instantSchema }),
  ),
  actions: z.array(z.enum(threadActions)),
});
export type ThreadView = z.infer<typeof threadViewSchema>;

export const messageViewSchema = z.object({ ...messageSchema.shape, author: personSchema });
export type MessageView = z.infer<typeof messageViewSchema>;
