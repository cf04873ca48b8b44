import * as endpoints from '@praxis/contract/endpoints/threads';
import type { ThreadView } from '@praxis/contract/endpoints/views/thread';
import { threadStatuses, type Message, type Thread } from '@praxis/contract/entities/thread';
import { toInstant } from '@praxis/contract/rules/time/instants';
import { moveThread, readBy, startThread } from '@praxis/contract/rules/thread';
import { updateRecord, checkVersion } from '@praxis/contract/rules/versions';
import type { BearerRequest, Handler, Simulation } from '../../core/module';
import { byCode, byText, descending, listAll, listPage, type Order } from '../../core/list';
import { auditRead } from '../audit';
import { handle, prepareShare } from '../handle';
import { listTab, orderBy, viewPage } from '../listing';
import { requireOwned } from '../require-owned';
import { ensureDoctor } from '../sample';
import { ensureMessages } from '../sample/messages';
import { table } from '../tables';
import { loadThread, isParticipant, threadCallerOf, type ThreadCaller } from './caller';
import { replyWhileAway } from './auto-reply';
import { messageView, saveMessage, send } from './messages';
import { threadView } from './view';

/** Generates the caller's threads with their messages. */
function prepare(request: BearerRequest, simulation: Simulation): void {
  prepareShare(request, simulation);
  ensureMessages(simulation);
}

const byTime = byCode<ThreadView>(({ lastMessageAt }) => lastMessageAt);

/** Unread threads first, then newest first. */
const unreadFirst: Order<ThreadView> = (first, second) =>
  Number(second.unread > 0) - Number(first.unread > 0) || descending(byTime)(first, second);

const orders = {
  lastMessageAt: byTime,
  counterpart: byText<ThreadView>((one) => one.counterpart.fullName),
};

export const listThreads = handle(
  endpoints.listThreads,
  (request, simulation) => {
    const caller = threadCallerOf(request, simulation);
    const { q, status = 'all', sort, category, unread, page, perPage } = request.query;
    const mine = table(simulation.database, 'threads')
      .filter(isParticipant(caller))
      .map((thread) => threadView(simulation, thread, caller.side));
    const found = listAll(mine, {
      q,
      words: ({ subject, counterpart }) => [subject, counterpart.fullName],
      where: (one) => (!category || one.category === category) && (!unread || one.unread > 0),
    });
    return listTab(found, {
      tabs: threadStatuses,
      tabOf: (one) => one.status,
      tab: status,
      page,
      perPage,
      order: sort ? orderBy(sort, orders) : unreadFirst,
    });
  },
  { prepare },
);

export const createThread = handle(
  endpoints.createThread,
  (request, simulation) => {
    const caller = threadCallerOf(request, simulation);
    const { counterpartId, category, subject, body } = request.body;
    const fields = { category, subject, ...sidesOf(simulation, caller, counterpartId) };
    const { newId, now } = simulation;
    const thread = startThread(newId(), fields, caller.side, now());
    saveMessage(simulation, thread, { ...caller, authorId: caller.user.id, body });
    if (caller.side === 'patient') replyWhileAway(simulation, thread);
    return viewNow(simulation, caller, thread.id);
  },
  {
    prepare: (request, simulation) => {
      prepareShare(request, simulation);
      // The counterpart is a doctor only if a patient writes; patient ids are ignored here.
      ensureDoctor(simulation, request.body.counterpartId);
      ensureMessages(simulation);
    },
  },
);

export const listMessages = handle(
  endpoints.listMessages,
  (request, simulation) => {
    const { caller, thread } = loadThread(request, simulation);
    const { q, sort = '-sentAt', page, perPage } = request.query;
    if (caller.side === 'doctor')
      auditRead(simulation, request, caller.user, {
        resource: `thread:${thread.id}`,
        patientId: thread.patientId,
      });
    const written = table(simulation.database, 'messages').filter(
      ({ threadId }) => threadId === thread.id,
    );
    // Reversed first: an automatic reply of the same instant is newer.
    const found = listPage(sort.startsWith('-') ? written.toReversed() : written, {
      page,
      perPage,
      q,
      words: ({ body }) => [body],
      order: orderBy<Message, 'sentAt'>(sort, { sentAt: byCode(({ sentAt }) => sentAt) }),
    });
    return {
      ...viewPage(found, (message) => messageView(simulation, message)),
      thread: threadView(simulation, thread, caller.side),
    };
  },
  { prepare },
);

export const sendMessage = handle(
  endpoints.sendMessage,
  (request, simulation) => {
    const { caller, thread } = loadThread(request, simulation);
    const { body } = request.body;
    const sent = send(simulation, thread, { ...caller, authorId: caller.user.id, body });
    if (caller.side === 'patient') replyWhileAway(simulation, sent.thread);
    return messageView(simulation, sent.message);
  },
  { prepare },
);

export const readThread = handle(
  endpoints.readThread,
  (request, simulation) => {
    const { caller, thread } = loadThread(request, simulation);
    const now = simulation.now();
    const read = readBy(thread, caller.side);
    if (read !== thread) table(simulation.database, 'threads').put(read);
    const messages = table(simulation.database, 'messages');
    for (const message of messages.filter(({ threadId }) => threadId === thread.id))
      if (message.readAt === null && isFromOther(simulation, caller, thread, message))
        messages.put(updateRecord(message, { readAt: toInstant(now) }, now));
    return threadView(simulation, read, caller.side);
  },
  { prepare },
);

export const closeThread = handle(
  endpoints.closeThread,
  (request, simulation) => {
    const { caller, thread } = loadThread(request, simulation);
    checkVersion(thread, request.headers['if-match']);
    const closed = moveThread(thread, 'closed', simulation.now());
    table(simulation.database, 'threads').put(closed);
    return threadView(simulation, closed, caller.side);
  },
  { prepare },
);

export const reopenThread = handle(
  endpoints.reopenThread,
  (request, simulation) => {
    const { caller, thread } = loadThread(request, simulation);
    checkVersion(thread, request.headers['if-match']);
    const open = moveThread(thread, 'open', simulation.now());
    table(simulation.database, 'threads').put(open);
    return threadView(simulation, open, caller.side);
  },
  { prepare },
);

export const handlers: readonly Handler[] = [
  listThreads,
  createThread,
  listMessages,
  sendMessage,
  readThread,
  closeThread,
  reopenThread,
];

/**
 * Returns both sides of a new thread, if they have a relationship. @throws {RuleError} `not_found`
 */
function sidesOf(simulation: Simulation, { side, id }: ThreadCaller, counterpartId: string) {
  const { database } = simulation;
  const sides =
    side === 'doctor'
      ? { doctorId: id, patientId: counterpartId }
      : { doctorId: counterpartId, patientId: id };
  const isOfBoth = ({ doctorId, patientId }: { doctorId: string; patientId: string }) =>
    doctorId === sides.doctorId && patientId === sides.patientId;
  const met =
    table(database, 'subscriptions').find(isOfBoth) ??
    table(database, 'appointments').find(isOfBoth);
  requireOwned(met, () => true);
  return sides;
}

const viewNow = (simulation: Simulation, { side }: ThreadCaller, id: string): ThreadView =>
  threadView(
    simulation,
    requireOwned(table(simulation.database, 'threads').get(id), () => true),
    side,
  );

function isFromOther(
  { database }: Simulation,
  { side }: ThreadCaller,
  { patientId }: Thread,
  { authorId }: Message,
): boolean {
  const byPatient = table(database, 'patients').get(patientId)?.userId === authorId;
  return byPatient === (side === 'doctor');
}
