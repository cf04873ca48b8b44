import type { ThreadView } from '@praxis/contract/endpoints/views/thread';
import type { Thread } from '@praxis/contract/entities/thread';
import { threadActionsOn } from '@praxis/contract/rules/actions/thread-actions';
import type { Simulation } from '../../core/module';
import { table } from '../tables';
import { doctorPerson, patientPerson } from '../views';

const excerptLength = 140;

/** A thread as seen by one side, without the other side's unread count. */
export function threadView(
  simulation: Simulation,
  thread: Thread,
  side: 'doctor' | 'patient',
): ThreadView {
  const { unread, assignedTo: _assignedTo, ...shown } = thread;
  const last = table(simulation.database, 'messages')
    .filter(({ threadId }) => threadId === thread.id)
    .reduce<{ authorId: string; body: string; sentAt: string } | null>(
      (latest, message) => (latest && latest.sentAt > message.sentAt ? latest : message),
      null,
    );
  return {
    ...shown,
    unread: unread[side],
    counterpart:
      side === 'doctor'
        ? patientPerson(simulation, thread.patientId)
        : doctorPerson(simulation, thread.doctorId),
    lastMessage: last && {
      authorId: last.authorId,
      excerpt: last.body.slice(0, excerptLength),
      sentAt: last.sentAt,
    },
    actions: threadActionsOn(thread),
  };
}
