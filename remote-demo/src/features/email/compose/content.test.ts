import type { Email } from '@praxis/contract/demo/email';
import { contentOf, isAddress, recipientsIn, sourceOf } from './content';

const email: Email = {
  id: 7,
  from: { name: 'Nia Long', email: 'nia@quayside.example', avatar: '' },
  to: [
    { name: 'Dana Whitfield', email: 'admin@demo.com' },
    { name: 'Freya', email: 'freya@quayside.example' },
  ],
  cc: ['desk@quayside.example', 'admin@demo.com'],
  bcc: [],
  subject: 'Schedule',
  message: '<p>Two Fridays are open.</p>',
  attachments: [{ fileName: 'schedule.csv', thumbnail: '', url: 'data:text/csv,a', size: '1 kB' }],
  isStarred: false,
  labels: [],
  time: '2026-01-05T09:00:00.000Z',
  folder: 'inbox',
  isRead: true,
  replies: [],
  hasPreviousMail: false,
  hasNextMail: false,
};
const words = { me: 'admin@demo.com', forwarded: 'From: Nia <nia@quayside.example>' };
const answer = (mode: 'reply' | 'replyAll' | 'forward' | 'draft', to: Email = email) =>
  contentOf({ mode, id: 7 }, to, words);

it.each([
  ['new', { mode: 'new' }],
  ['12', { mode: 'draft', id: 12 }],
  ['reply-12', { mode: 'reply', id: 12 }],
  ['replyAll-3', { mode: 'replyAll', id: 3 }],
  ['erase-3', null],
])('reads %s', (compose, source) => {
  expect(sourceOf(compose)).toEqual(source);
});

it('starts a new email to a recipient', () => {
  expect(sourceOf('new', 'nia@quayside.example')).toEqual({
    mode: 'new',
    to: 'nia@quayside.example',
  });
});

it('replies to the sender, or to everyone except the user', () => {
  expect(answer('reply').to.map((one) => one.email)).toEqual(['nia@quayside.example']);
  expect(answer('reply').cc).toEqual([]);
  const all = answer('replyAll');
  expect(all.to.map((one) => one.email)).toEqual([
    'nia@quayside.example',
    'freya@quayside.example',
  ]);
  expect(all.cc.map((one) => one.email)).toEqual(['desk@quayside.example']);
});

it('replies to the recipients of the user’s own email', () => {
  const ownEmail = { ...email, from: { ...email.from, email: 'admin@demo.com' } };
  expect(answer('reply', ownEmail).to).toEqual(email.to);
});

it('prefixes the subject only once', () => {
  expect(answer('reply').subject).toBe('Re: Schedule');
  expect(answer('reply', { ...email, subject: 'RE: Schedule' }).subject).toBe('RE: Schedule');
  expect(answer('forward').subject).toBe('Fwd: Schedule');
});

it('forwards the text and the attachments', () => {
  const { message, attachments, to } = answer('forward');
  expect(message).toContain('From: Nia &lt;nia@quayside.example&gt;');
  expect(message).toContain(email.message);
  expect(attachments).toEqual([{ fileName: 'schedule.csv', url: 'data:text/csv,a', size: '1 kB' }]);
  expect(to).toEqual([]);
});

it('parses pasted addresses', () => {
  expect(recipientsIn('Ada Lovelace <ada@example.com>, grace@example.com;')).toEqual([
    { name: 'Ada Lovelace', email: 'ada@example.com' },
    { name: '', email: 'grace@example.com' },
  ]);
  expect(
    recipientsIn('"Doe, \\"J\\"; MD" <john@doe.example>; "Roe, Jane" <jane@roe.example>'),
  ).toEqual([
    { name: 'Doe, "J"; MD', email: 'john@doe.example' },
    { name: 'Roe, Jane', email: 'jane@roe.example' },
  ]);
  expect(
    recipientsIn('Doe, John <john@doe.example>; nia@quay.example, Roe, Jane <jane@roe.example>'),
  ).toEqual([
    { name: 'Doe, John', email: 'john@doe.example' },
    { name: '', email: 'nia@quay.example' },
    { name: 'Roe, Jane', email: 'jane@roe.example' },
  ]);
  expect(recipientsIn('nia, freya').map(({ email }) => email)).toEqual(['nia', 'freya']);
  expect(recipientsIn('"Doe, Jo')).toEqual([{ name: '', email: '"Doe, Jo' }]);
  expect(['a@b.co', 'ada', 'a@b', 'a b@c.de', 'a@b.c,'].map(isAddress)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([`${'a'.repeat(249)}@b.co`, `${'a'.repeat(250)}@b.co`].map(isAddress)).toEqual([
    true,
    false,
  ]);
});
