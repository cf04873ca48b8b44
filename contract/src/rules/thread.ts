import type { Thread, ThreadStatus } from '../entities/thread';
import { toInstant } from './time/instants';
import type { Refusal, Transitions } from './transition';
import { checkTransition, notAllowed, refuse } from './transition';
import { changed } from './versions';

export const threadTransitions: Transitions<ThreadStatus> = {
  open: ['closed'],
  closed: ['open'],
};

export type Side = 'doctor' | 'patient';

/** Closes or reopens it. @throws {RuleError} `transition_not_allowed` */
export function moveThread(thread: Thread, status: ThreadStatus, now: number): Thread {
  checkTransition(threadTransitions, thread.status, status);
  return changed(thread, { status }, now);
}

/** Nobody writes in a closed thread. */
export const replyRefusal = ({ status }: Pick<Thread, 'status'>): Refusal | undefined =>
  status === 'closed' ? notAllowed('closed', 'closed', 'reopen it to write') : undefined;

/** A message makes one more unread on the other side. @throws {RuleError} `transition_not_allowed` in a closed thread */
export function withMessage(thread: Thread, from: Side, now: number): Thread {
  refuse(replyRefusal(thread));
  const { doctor, patient } = thread.unread;
  const unread =
    from === 'doctor' ? { doctor, patient: patient + 1 } : { doctor: doctor + 1, patient };
  return changed(thread, { unread, lastMessageAt: toInstant(now) }, now);
}

/**
 * What the other side wrote is read. The thread's version stays: a mark of one reader is no change of
 * what both see, and whoever opens a conversation and closes it at once is not refused for having read it.
 */
export const readBy = (thread: Thread, side: Side): Thread =>
  thread.unread[side] === 0 ? thread : { ...thread, unread: { ...thread.unread, [side]: 0 } };
