import type { Thread } from '@praxis/contract/entities/thread';
import { conversationOf } from './conversations';
import { isoAt } from './local-time';
import { sampleId } from './sample-ids';
import { recordOf, type Share } from './share';
import type { SampleSubscription } from './subscriptions';

/** Number of threads per doctor. */
export const threadsPerDoctor = 25;

/**
 * Adds twenty-five threads, some awaiting a reply. Their messages are generated when one is opened.
 */
export function seedThreads(share: Share, subscriptions: readonly SampleSubscription[]): void {
  const { index, doctorId, facts, now, add, scale } = share;
  const members = subscriptions.filter(({ subscription }) => subscription.status === 'active');
  const threads: Thread[] = [];
  for (let number = 0; number < threadsPerDoctor * scale; number += 1) {
    // The sample account writes more than others.
    const member = members[number % 7 === 0 ? 0 : number % members.length];
    if (!member) break;
    const { about, turns } = conversationOf(share, number);
    const unread = (byPatient: boolean) =>
      turns.filter((turn) => turn.byPatient === byPatient && !turn.read).length;
    const waits = unread(true) > 0;
    threads.push({
      category: about.category,
      subject: about.subject[facts.locale],
      patientId: member.patient.patient.id,
      doctorId,
      status: !waits && number % 6 === 4 ? 'closed' : 'open',
      unread: { doctor: unread(true), patient: unread(false) },
      lastMessageAt: isoAt(turns.at(-1)?.at ?? now),
      ...recordOf(sampleId('thread', index, number), turns[0]?.at ?? now),
    });
  }
  add('threads', threads);
}
