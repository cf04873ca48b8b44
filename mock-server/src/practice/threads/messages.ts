import type { MessageView } from '@praxis/contract/endpoints/views/thread';
import type { Message, Thread } from '@praxis/contract/entities/thread';
import { toInstant } from '@praxis/contract/rules/time/instants';
import { withMessage, type Side } from '@praxis/contract/rules/thread';
import { newRecord } from '@praxis/contract/rules/versions';
import type { Simulation } from '../../core/module';
import { announce } from '../announce';
import { table } from '../tables';
import { personView } from '../views';

export function messageView(simulation: Simulation, message: Message): MessageView {
  return { ...message, author: personView(simulation, message.authorId, message.authorId) };
}

interface MessageDraft {
  side: Side;
  authorId: string;
  body: string;
  automatic?: boolean;
}

/**
 * Adds a message to a thread and notifies the other side. @throws {RuleError} in a closed thread
 */
export function send(
  simulation: Simulation,
  thread: Thread,
  draft: MessageDraft,
): { thread: Thread; message: Message } {
  const next = withMessage(thread, draft.side, simulation.now());
  return { thread: next, message: saveMessage(simulation, next, draft) };
}

/** Stores a thread with its newest message, and notifies the other side. */
export function saveMessage(
  simulation: Simulation,
  thread: Thread,
  { side, authorId, body, automatic = false }: MessageDraft,
): Message {
  const { database, newId } = simulation;
  const now = simulation.now();
  table(database, 'threads').put(thread);
  const message = table(database, 'messages').put({
    ...newRecord(newId(), now),
    threadId: thread.id,
    authorId,
    body,
    sentAt: toInstant(now),
    readAt: null,
    automatic,
  });
  const reader =
    side === 'doctor'
      ? table(database, 'patients').get(thread.patientId)?.userId
      : table(database, 'doctors').get(thread.doctorId)?.userId;
  const author = table(database, 'users').get(authorId)?.fullName ?? '';
  announce(simulation, [reader], {
    kind: 'messageReceived',
    values: { author, subject: thread.subject },
    link: `/${side === 'doctor' ? 'patient' : 'doctor'}/messages/${thread.id}`,
  });
  return message;
}
