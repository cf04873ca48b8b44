import type { Message } from '@praxis/contract/entities/thread';
import type { Simulation } from '../../core/module';
import { table } from '../tables';
import { conversationOf, topics } from './conversations';
import { isoAt } from './local-time';
import { sampleDoctors } from './places';
import { sampleId } from './sample-ids';
import { createShare, recordOf, type Share } from './share';
import { texts } from './message-texts';
import { threadsPerDoctor } from './threads';

/**
 * Generates the messages of all loaded threads, if missing. Separate from the rest, since only an
 * open thread needs them and their texts are most of the sample data's bytes.
 */
export function ensureMessages(simulation: Simulation): void {
  const threads = table(simulation.database, 'threads');
  for (let index = 0; index < sampleDoctors; index += 1)
    if (threads.get(sampleId('thread', index)))
      simulation.seedOnce(`practice.messages.${index}`, () =>
        seedMessages(simulation, createShare(simulation, index)),
      );
}

function seedMessages({ database }: Simulation, share: Share): void {
  const { index, doctorUserId, facts, scale } = share;
  const [threads, patients] = [table(database, 'threads'), table(database, 'patients')];
  const messages: Message[] = [];
  for (let number = 0; number < threadsPerDoctor * scale; number += 1) {
    const thread = threads.get(sampleId('thread', index, number));
    if (!thread) continue;
    const { about, turns } = conversationOf(share, number);
    const bodies = texts[facts.locale][topics.indexOf(about)] ?? [];
    const patientUser = patients.get(thread.patientId)?.userId ?? '';
    turns.forEach(({ byPatient, at, read }, place) =>
      messages.push({
        threadId: thread.id,
        authorId: byPatient ? patientUser : doctorUserId,
        body: bodies[place] ?? '',
        sentAt: isoAt(at),
        readAt: read ? isoAt(at + 420_000) : null,
        automatic: false,
        ...recordOf(sampleId('message', index, number, place), at),
      }),
    );
  }
  share.add('messages', messages);
}
