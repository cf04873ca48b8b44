import type { Email } from '@praxis/contract/demo/email';
import { startDemo, testNow, type TestDemo } from '../testing';

interface Emails {
  emails: Email[];
  emailsMeta: { inbox: number; draft: number; spam: number };
}

const list = async (demo: TestDemo, query = {}) =>
  (await demo.get<Emails>('/apps/email/emails', query)).body;
const one = async (demo: TestDemo, id: number | undefined) =>
  (await demo.get<Email>('/apps/email/get-email', { id: id ?? 0 })).body;
const update = (demo: TestDemo, emailIds: unknown, dataToUpdate: unknown) =>
  demo.post('/apps/email/update-emails', { emailIds, dataToUpdate });
const ids = (emails: readonly Email[]) => emails.map(({ id }) => id);
const everyEmail = (demo: TestDemo) => list(demo, { folder: '' });

test('five folders hold at least 55 emails with labels, threads and attachments', async () => {
  const { emails } = await everyEmail(startDemo());
  expect(emails.length).toBeGreaterThanOrEqual(55);
  const inFolder = (folder: string) => emails.filter((email) => email.folder === folder);
  for (const folder of ['inbox', 'sent', 'draft', 'spam', 'trash'])
    expect(inFolder(folder).length).toBeGreaterThanOrEqual(6);
  expect(inFolder('inbox').length).toBeGreaterThanOrEqual(20);
  for (const label of ['personal', 'company', 'important', 'private'])
    expect(inFolder('inbox').some(({ labels }) => labels.includes(label))).toBe(true);
  expect(inFolder('inbox').filter(({ replies }) => replies.length > 0).length).toBeGreaterThan(3);
  expect(inFolder('inbox').filter((email) => email.attachments.length > 0).length).toBeGreaterThan(
    5,
  );
  // The format in which the app shows the size of attachments.
  for (const { size } of emails.flatMap(({ attachments }) => attachments))
    expect(size).toMatch(/^\d+ kB$/);
});

test('the emails of a thread are in chronological order, with unique ids', async () => {
  const { emails } = await everyEmail(startDemo());
  const all = emails.flatMap((email) => [...email.replies, email]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { replies, time } of emails) {
    const times = [...replies.map((reply) => reply.time), time];
    expect(times).toEqual(times.toSorted());
  }
});

test('lists the inbox by default, newest first', async () => {
  const { emails } = await list(startDemo());
  expect(emails.every(({ folder }) => folder === 'inbox')).toBe(true);
  expect(ids(emails)).toEqual(ids(emails).toSorted((first, second) => second - first));
  const times = emails.map(({ time }) => time);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('searches subjects within the folder, ignoring case', async () => {
  const demo = startDemo();
  const { emails } = await list(demo, { q: 'SCHEDULE FOR' });
  expect(emails.map(({ subject }) => subject)).toEqual(['Schedule for next month']);
  expect((await list(demo, { q: 'schedule', folder: 'trash' })).emails).toHaveLength(1);
  expect((await list(demo, { q: 'schedule', folder: '' })).emails).toHaveLength(2);
  expect((await list(demo, { q: 'no such subject' })).emails).toEqual([]);
});

test('filters by label within the folder; an empty label does not filter', async () => {
  const demo = startDemo();
  const inbox = await list(demo, { folder: 'inbox', label: 'important' });
  expect(inbox.emails.length).toBeGreaterThan(0);
  for (const { folder, labels } of inbox.emails)
    expect([folder, labels.includes('important')]).toEqual(['inbox', true]);
  const everywhere = await list(demo, { folder: '', label: 'important' });
  expect(everywhere.emails.length).toBeGreaterThan(inbox.emails.length);
  expect((await list(demo, { label: '' })).emails).toEqual((await list(demo)).emails);
});

test('starred lists all folders except trash', async () => {
  const demo = startDemo();
  const all = (await everyEmail(demo)).emails.filter(({ isStarred }) => isStarred);
  const { emails } = await list(demo, { folder: 'starred' });
  expect(all.some(({ folder }) => folder === 'trash')).toBe(true);
  expect(ids(emails)).toEqual(ids(all.filter(({ folder }) => folder !== 'trash')));
  expect(new Set(emails.map(({ folder }) => folder)).size).toBeGreaterThan(1);
});

test('counts unread emails in inbox and spam, and all drafts, whatever is listed', async () => {
  const demo = startDemo();
  const { emails } = await everyEmail(demo);
  const count = (test: (email: Email) => boolean) => emails.filter(test).length;
  const expected = {
    inbox: count(({ folder, isRead }) => folder === 'inbox' && !isRead),
    draft: count(({ folder }) => folder === 'draft'),
    spam: count(({ folder, isRead }) => folder === 'spam' && !isRead),
  };
  expect(Math.min(...Object.values(expected))).toBeGreaterThan(0);
  expect((await list(demo, { folder: 'sent', q: 'cake' })).emailsMeta).toEqual(expected);
});

test('reads, stars, moves and labels several emails at once', async () => {
  const demo = startDemo();
  const [first, second, third] = (await list(demo)).emails;
  const changed = { isRead: true, isStarred: true, folder: 'trash', labels: ['private'] };
  const { status } = await update(demo, [first?.id, String(second?.id)], { ...changed, other: 1 });
  expect(status).toBe(200);
  expect(await one(demo, first?.id)).toMatchObject(changed);
  expect(await one(demo, second?.id)).toMatchObject(changed);
  expect(await one(demo, first?.id)).not.toHaveProperty('other');
  expect(await one(demo, third?.id)).toMatchObject({ folder: 'inbox' });
  expect(ids((await list(demo)).emails)[0]).toBe(third?.id);
});

test('changes all emails or none', async () => {
  const demo = startDemo();
  const [first] = (await list(demo)).emails;
  expect((await update(demo, [first?.id, 999], { isStarred: true })).status).toBe(404);
  expect(await one(demo, first?.id)).toEqual(first);
});

test.each([
  [[1], { folder: 'attic' }],
  [[1], { isRead: 'yes' }],
  [[1], undefined],
  [1, { isRead: true }],
  [['x'], { isRead: true }],
])('rejects updating %j with %j', async (emailIds, dataToUpdate) => {
  expect((await update(startDemo(), emailIds, dataToUpdate)).status).toBe(400);
});

test('toggles a label for each email separately', async () => {
  const demo = startDemo();
  const { emails } = await list(demo);
  const [labeled, bare] = [true, false].map(
    (is) => emails.find(({ labels }) => labels.includes('company') === is)?.id,
  );
  const toggle = () =>
    demo.post('/apps/email/update-emails-label', {
      emailIds: [labeled, bare, bare],
      label: 'company',
    });
  const hasLabel = async (id: number | undefined) =>
    (await one(demo, id)).labels.includes('company');
  expect((await toggle()).status).toBe(200);
  expect([await hasLabel(labeled), await hasLabel(bare)]).toEqual([false, true]);
  await toggle();
  expect([await hasLabel(labeled), await hasLabel(bare)]).toEqual([true, false]);
});

test('next and previous follow the folder’s list from end to end', async () => {
  const demo = startDemo();
  const { emails } = await list(demo, { folder: 'sent' });
  const go = (dir: string, id: number | undefined) =>
    demo.get<Email>('/apps/email/paginate-email', { dir, emailId: id ?? 0 });
  for (const [index, email] of emails.entries()) {
    const [above, below] = [emails[index - 1], emails[index + 1]];
    expect(email).toMatchObject({ hasPreviousMail: !!above, hasNextMail: !!below });
    expect(await one(demo, email.id)).toEqual(email);
    const [previous, next] = [await go('previous', email.id), await go('next', email.id)];
    expect([previous.status, previous.body]).toEqual(above ? [200, above] : [404, undefined]);
    expect([next.status, next.body]).toEqual(below ? [200, below] : [404, undefined]);
  }
  expect((await go('sideways', emails[0]?.id)).status).toBe(400);
});

test.each<Record<string, string>>([
  { folder: 'starred' },
  { folder: 'all', label: 'important' },
  { folder: 'inbox', q: 'e' },
  { folder: 'inbox', label: 'company', q: 'e' },
])('next and previous follow the list %j from end to end', async (query) => {
  const demo = startDemo();
  const { emails } = await list(demo, query);
  expect(emails.length).toBeGreaterThan(2);
  for (const [index, { id }] of emails.entries()) {
    const [above, below] = [emails[index - 1], emails[index + 1]];
    expect((await demo.get<Email>('/apps/email/get-email', { ...query, id })).body).toMatchObject({
      hasPreviousMail: !!above,
      hasNextMail: !!below,
    });
    const go = async (dir: string) =>
      (await demo.get<Email>('/apps/email/paginate-email', { ...query, dir, emailId: id })).body;
    expect([(await go('previous'))?.id, (await go('next'))?.id]).toEqual([above?.id, below?.id]);
  }
});

test('an email that has left the list keeps its position between the others', async () => {
  const demo = startDemo();
  const { emails } = await list(demo, { folder: 'starred' });
  const [above, left, below] = emails;
  await update(demo, [left?.id], { isStarred: false });
  const go = async (dir: string) =>
    (
      await demo.get<Email>('/apps/email/paginate-email', {
        folder: 'starred',
        dir,
        emailId: left?.id ?? 0,
      })
    ).body;
  expect([(await go('previous')).id, (await go('next')).id]).toEqual([above?.id, below?.id]);
});

test('a moved email gets new neighbors', async () => {
  const demo = startDemo();
  const [newest] = (await list(demo)).emails;
  const [newestInTrash] = (await list(demo, { folder: 'trash' })).emails;
  await update(demo, [newest?.id], { folder: 'trash' });
  expect(await one(demo, newest?.id)).toMatchObject({ hasPreviousMail: false, hasNextMail: true });
  expect(await one(demo, newestInTrash?.id)).toMatchObject({ hasPreviousMail: true });
});

test('no email was sent at night, except today', async () => {
  const { emails } = await everyEmail(startDemo());
  const today = new Date(testNow).toDateString();
  const hours = emails
    .flatMap(({ time, replies }) => [time, ...replies.map((reply) => reply.time)])
    .map((time) => new Date(time))
    .filter((moment) => moment.toDateString() !== today)
    .map((moment) => moment.getHours());
  expect(hours.length).toBeGreaterThan(50);
  expect(hours.filter((hour) => hour < 7 || hour > 18)).toEqual([]);
});
