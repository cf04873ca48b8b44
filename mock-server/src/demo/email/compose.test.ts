import type { AccountSettings } from '@praxis/contract/demo/account-settings';
import { unsendSeconds, type Email, type EmailDraft } from '@praxis/contract/demo/email';
import { startDemo, type TestDemo } from '../testing';

const content: EmailDraft = {
  to: [{ name: 'Nia Long', email: 'nia@quayside.example' }],
  cc: [],
  bcc: [],
  subject: 'Friday',
  message: '<p>See you there.</p>',
  attachments: [],
};

const list = async (demo: TestDemo, query: Record<string, string | number>) =>
  (
    await demo.get<{ emails: Email[]; total?: number; emailsMeta: { draft: number } }>(
      '/apps/email/emails',
      query,
    )
  ).body;
const save = (demo: TestDemo, draft: unknown) =>
  demo.post<Email>('/apps/email/save-draft', { draft });
const send = (demo: TestDemo, email: unknown) =>
  demo.post<Email>('/apps/email/send-email', { email });
const unsend = (demo: TestDemo, id: number) => demo.post<Email>('/apps/email/unsend-email', { id });

test('saves a draft and its later versions under one id', async () => {
  const demo = startDemo();
  const before = (await list(demo, { folder: 'draft' })).emailsMeta.draft;
  const { body: draft } = await save(demo, { ...content, to: [{ name: '', email: 'half' }] });
  expect(draft).toMatchObject({ folder: 'draft', subject: 'Friday', isRead: true });
  const { body: later } = await save(demo, { ...content, id: draft.id, subject: 'Saturday' });
  expect(later.id).toBe(draft.id);
  const { emails, emailsMeta } = await list(demo, { folder: 'draft' });
  expect(emailsMeta.draft).toBe(before + 1);
  expect(emails[0]).toMatchObject({ id: draft.id, subject: 'Saturday' });
});

test('rejects a draft based on an outdated version', async () => {
  const demo = startDemo();
  const { body: read } = await save(demo, content);
  demo.advanceClock(1000);
  const { body: later } = await save(demo, { ...content, id: read.id, time: read.time });
  demo.advanceClock(1000);
  const { status } = await save(demo, { ...content, id: read.id, time: read.time, subject: 'Old' });
  expect(status).toBe(409);
  expect((await list(demo, { folder: 'draft' })).emails[0]?.subject).toBe('Friday');
  expect((await save(demo, { ...content, id: read.id, time: later.time })).status).toBe(200);
});

test('sends a draft, which moves it to the sent folder', async () => {
  const demo = startDemo();
  const { body: draft } = await save(demo, content);
  const { status, body: sent } = await send(demo, { ...content, id: draft.id });
  expect([status, sent.id, sent.folder]).toEqual([201, draft.id, 'sent']);
  expect((await list(demo, { folder: 'sent' })).emails[0]?.id).toBe(draft.id);
  expect((await send(demo, { ...content, id: sent.id })).status).toBe(404);
});

test('an old draft is listed first once it is saved again, and once it is sent', async () => {
  const demo = startDemo();
  const oldest = (await list(demo, { folder: 'draft' })).emails.at(-1)!;
  const { body: saved } = await save(demo, { ...content, id: oldest.id });
  expect(saved).toMatchObject({ hasPreviousMail: false, hasNextMail: true });
  expect((await list(demo, { folder: 'draft' })).emails[0]?.id).toBe(oldest.id);
  demo.advanceClock(1000);
  const { body: sent } = await send(demo, { ...content, id: oldest.id });
  expect(sent).toMatchObject({ hasPreviousMail: false, hasNextMail: true });
  expect((await list(demo, { folder: 'sent' })).emails[0]?.id).toBe(oldest.id);
});

test('a reply is part of both emails’ threads', async () => {
  const demo = startDemo();
  const [repliedTo] = (await list(demo, {})).emails.filter(({ replies }) => replies.length > 1);
  const { body: draft } = await save(demo, { ...content, inReplyTo: repliedTo?.id });
  const { body: sent } = await send(demo, { ...content, id: draft.id });
  expect(sent.replies.map(({ message }) => message)).toEqual(
    [...(repliedTo?.replies ?? []), repliedTo].map((one) => one?.message),
  );
  const { body: now } = await demo.get<Email>('/apps/email/get-email', { id: repliedTo?.id ?? 0 });
  expect(now.replies.at(-1)).toMatchObject({ message: content.message, folder: 'sent' });
});

test('unsends a reply that was just sent: it is a draft again, outside the thread', async () => {
  const demo = startDemo();
  const [repliedTo] = (await list(demo, {})).emails;
  const { body: sent } = await send(demo, { ...content, inReplyTo: repliedTo?.id });
  const { status, body: draft } = await unsend(demo, sent.id);
  expect([status, draft.id, draft.folder]).toEqual([200, sent.id, 'draft']);
  expect((await list(demo, { folder: 'draft' })).emails[0]).toMatchObject({
    id: sent.id,
    subject: 'Friday',
    inReplyTo: repliedTo?.id,
  });
  const { body: now } = await demo.get<Email>('/apps/email/get-email', { id: repliedTo?.id ?? 0 });
  expect(now.replies).toEqual(repliedTo?.replies);
  expect((await send(demo, { ...content, id: sent.id })).status).toBe(201);
});

test('can’t unsend a delivered email, or one that was never sent', async () => {
  const demo = startDemo();
  const { body: sent } = await send(demo, content);
  demo.advanceClock(unsendSeconds * 1000 + 1);
  expect((await unsend(demo, sent.id)).status).toBe(409);
  const [received] = (await list(demo, {})).emails;
  expect((await unsend(demo, received?.id ?? 0)).status).toBe(404);
  expect((await unsend(demo, 9999)).status).toBe(404);
  expect((await list(demo, { folder: 'sent' })).emails[0]?.id).toBe(sent.id);
});

test.each([
  ['no recipient', { to: [] }],
  ['an invalid address', { cc: ['nobody'] }],
  ['a file that is elsewhere', { attachments: [{ fileName: 'a', url: 'https://a.b', size: '' }] }],
  [
    'too large files',
    { attachments: [{ fileName: 'a', url: `data:,${'x'.repeat(8e6)}`, size: '' }] },
  ],
])('rejects sending with %s', async (_what, fault) => {
  const demo = startDemo();
  const before = (await list(demo, { folder: 'sent' })).emails.length;
  expect((await send(demo, { ...content, ...fault })).status).toBe(400);
  expect((await list(demo, { folder: 'sent' })).emails).toHaveLength(before);
});

test('permanently deletes emails in the trash, but no others', async () => {
  const demo = startDemo();
  const remove = (emailIds: unknown[]) => demo.post('/apps/email/delete-emails', { emailIds });
  const [trashed] = (await list(demo, { folder: 'trash' })).emails;
  const [others] = (await list(demo, {})).emails;
  expect((await remove([trashed?.id, others?.id])).status).toBe(409);
  expect((await remove([trashed?.id])).status).toBe(200);
  expect((await list(demo, { folder: 'trash' })).emails[0]?.id).not.toBe(trashed?.id);
});

test('responds with a page and the total if a page is requested', async () => {
  const demo = startDemo();
  const all = (await list(demo, {})).emails;
  const second = await list(demo, { page: 2, perPage: 10 });
  expect(second.total).toBe(all.length);
  expect(second.emails.map(({ id }) => id)).toEqual(all.slice(10, 20).map(({ id }) => id));
  const files = second.emails.flatMap(({ attachments }) => attachments);
  expect(files.length).toBeGreaterThan(0);
  expect(files.every(({ fileName, url }) => fileName !== '' && url === '')).toBe(true);
  expect(await list(demo, {})).not.toHaveProperty('total');
});

test('all mail excludes spam and trash', async () => {
  const folders = (await list(startDemo(), { folder: 'all' })).emails.map(({ folder }) => folder);
  expect([...new Set(folders)].sort()).toEqual(['draft', 'inbox', 'sent']);
});

test('the sender is the user of the account settings', async () => {
  const demo = startDemo();
  const { general } = (await demo.get<AccountSettings>('/account-setting/data')).body;
  const sent = (await list(demo, { folder: 'sent' })).emails;
  expect(sent.map(({ from }) => from.avatar)).toEqual(sent.map(() => general.avatar));
  await demo.post('/account-setting/general', { general: { ...general, fullName: 'Dana Moore' } });
  const { fullName: _fullName, username: _username, company: _company, ...same } = general;
  expect((await send(demo, content)).body.from).toEqual({ ...same, name: 'Dana Moore' });
});
