import * as endpoints from '@praxis/contract/demo/email';
import type { EmailDraft, StoredEmail } from '@praxis/contract/demo/email';
import type { Table } from '../../core/table';
import { DemoError } from '../../core/errors';
import { handle, Reply, type Handler, type Simulation } from '../../core/module';
import { requireRecord } from '../require-record';
import { fileThumbnail } from './files';
import { withPlace } from './neighbors';
import { senderOf } from './owner';
import { tableOf } from './table';

export const saveEmailDraft = handle(endpoints.saveEmailDraft, ({ body }, simulation) => {
  const table = tableOf(simulation);
  const { time, ...draft } = body.draft;
  const stored = draft.id === undefined ? undefined : table.get(draft.id);
  if (stored?.folder === 'draft' && time !== undefined && time !== stored.time)
    throw new DemoError(409, { error: 'The draft has been changed.' });
  return withPlace(table, table.put(written(simulation, draft, 'draft')));
});

export const sendEmail = handle(endpoints.sendEmail, ({ body: { email } }, simulation) => {
  const table = tableOf(simulation);
  const sent = table.put(written(simulation, email, 'sent'));
  const repliedTo = sent.inReplyTo === undefined ? undefined : table.get(sent.inReplyTo);
  if (repliedTo) table.put({ ...repliedTo, replies: [...repliedTo.replies, messageOf(sent)] });
  return new Reply(201, withPlace(table, sent));
});

export const unsendEmail = handle(endpoints.unsendEmail, ({ body: { id } }, simulation) => {
  const table = tableOf(simulation);
  const sent = requireRecord(table, id);
  if (sent.folder !== 'sent') throw new DemoError(404);
  if (simulation.now() - Date.parse(sent.time) > endpoints.unsendSeconds * 1000)
    throw new DemoError(409, { error: 'The email has been delivered.' });
  const repliedTo = sent.inReplyTo === undefined ? undefined : table.get(sent.inReplyTo);
  if (repliedTo)
    table.put({ ...repliedTo, replies: repliedTo.replies.filter((one) => one.id !== id) });
  return withPlace(table, table.put({ ...sent, folder: 'draft' }));
});

const deletable: ReadonlySet<string> = new Set(['draft', 'spam', 'trash']);

export const deleteEmails = handle(endpoints.deleteEmails, ({ body: { emailIds } }, simulation) => {
  const table = tableOf(simulation);
  const emails = [...new Set(emailIds)].map((id) => requireRecord(table, id));
  if (!emails.every(({ folder }) => deletable.has(folder)))
    throw new DemoError(409, { error: 'Only drafts, spam and trash are deleted for good.' });
  for (const { id } of emails) table.remove(id);
  return undefined;
});

/** The endpoints for composing, unsending and deleting emails. */
export const composeHandlers: readonly Handler[] = [
  saveEmailDraft,
  sendEmail,
  unsendEmail,
  deleteEmails,
];

type Composed = Omit<EmailDraft, 'id' | 'inReplyTo'> & { id?: number; inReplyTo?: number };

/** Creates an email from its content, or updates its draft. */
function written(
  simulation: Simulation,
  { id, inReplyTo, attachments, ...content }: Composed,
  folder: 'draft' | 'sent',
): StoredEmail {
  const table = tableOf(simulation);
  const draft = id === undefined ? undefined : requireRecord(table, id);
  // Only drafts can be changed.
  if (draft && draft.folder !== 'draft') throw new DemoError(404);
  const repliesTo = inReplyTo ?? draft?.inReplyTo;
  return {
    id: draft?.id ?? table.nextNumber(),
    from: senderOf(simulation),
    ...content,
    attachments: attachments.map((file) => ({ ...file, thumbnail: fileThumbnail(file.fileName) })),
    isStarred: draft?.isStarred ?? false,
    labels: draft?.labels ?? [],
    time: new Date(simulation.now()).toISOString(),
    folder,
    isRead: true,
    replies: repliesTo === undefined ? [] : threadOf(table, repliesTo),
    ...(repliesTo !== undefined && { inReplyTo: repliesTo }),
  };
}

/** The earlier messages of a thread, oldest first. */
function threadOf(table: Table<StoredEmail>, repliedTo: number): StoredEmail['replies'] {
  const before = requireRecord(table, repliedTo);
  return [...before.replies, messageOf(before)].toSorted(
    (first, second) => Date.parse(first.time) - Date.parse(second.time),
  );
}

const messageOf = ({ replies: _replies, inReplyTo: _answered, ...message }: StoredEmail) => message;
