import type { Thread, ThreadStatus } from '../entities/thread';
import { toInstant } from './time/instants';
import type { Refusal, Transitions } from './transition';
import { checkTransition, notAllowed, refuse } from './transition';
import { newRecord, updateRecord } from './versions';

export const threadTransitions: Transitions<ThreadStatus> = {
  open: ['closed'],
  closed: ['open'],
};

export type Side = 'doctor' | 'patient';

/** Closes or reopens a conversation. @throws {RuleError} `transition_not_allowed` */
export function moveThread(thread: Thread, status: ThreadStatus, now: number): Thread {
  checkTransition(threadTransitions, thread.status, status);
  return updateRecord(thread, { status }, now);
}

/** Returns why a conversation accepts no messages: it is closed. */
export const replyRefusal = ({ status }: Pick<Thread, 'status'>): Refusal | undefined =>
  status === 'closed' ? notAllowed('closed', 'closed', 'reopen it to write') : undefined;

/** Starts a conversation with its first message. */
export const startThread = (
  id: string,
  fields: Pick<Thread, 'category' | 'subject' | 'doctorId' | 'patientId'>,
  from: Side,
  now: number,
): Thread => ({
  ...newRecord(id, now),
  ...fields,
  status: 'open',
  unread: { doctor: Number(from === 'patient'), patient: Number(from === 'doctor') },
  lastMessageAt: toInstant(now),
});

/**
 * Adds a message: increments the other side's unread count. @throws {RuleError} `transition_not_allowed` if
 * closed
 */
export function withMessage(thread: Thread, from: Side, now: number): Thread {
  refuse(replyRefusal(thread));
  const { doctor, patient } = thread.unread;
  const unread =
    from === 'doctor' ? { doctor, patient: patient + 1 } : { doctor: doctor + 1, patient };
  return updateRecord(thread, { unread, lastMessageAt: toInstant(now) }, now);
}

/**
 * Marks the other side's messages as read. The version stays: reading changes nothing that both sides see,
 * and must not refuse a user who opens a conversation and immediately closes it.
 */
export const readBy = (thread: Thread, side: Side): Thread =>
  thread.unread[side] === 0 ? thread : { ...thread, unread: { ...thread.unread, [side]: 0 } };
