import type { MessageView, ThreadView } from '@praxis/contract/endpoints/views/thread';
import { day, toInstant } from '@praxis/contract/rules/time/instants';
import { sharedContext } from '../../../checks/shared-context';
import { sideEffectsOf } from '../../../checks/side-effects';
import { people, sample } from '../sample-records';

const context = sharedContext();
const path = '/api/v1/threads';

interface Lists {
  items: ThreadView[];
  total: number;
  counts: Record<string, number>;
}
const list = async (role: 'doctor' | 'patient', query = '') =>
  (await context().calls[role]<Lists>(`GET ${path}?perPage=100${query}`)).body;

const begin = (role: 'doctor' | 'patient' = 'patient') =>
  context().calls[role]<ThreadView>(`POST ${path}`, {
    body: {
      counterpartId: role === 'patient' ? people.doctor : people.patient,
      category: 'results',
      subject: 'Blood test',
      body: 'Is the iron too low?\nI am tired.',
    },
  });

const send = (role: 'doctor' | 'patient', id: string, body: string) =>
  context().calls[role]<MessageView>(`POST ${path}/${id}/messages`, { body: { body } });

const messages = async (role: 'doctor' | 'patient', id: string, query = '') =>
  (
    await context().calls[role]<{ items: MessageView[]; total: number; thread: ThreadView }>(
      `GET ${path}/${id}/messages${query}`,
    )
  ).body;

const one = async (role: 'doctor' | 'patient', id: string) =>
  (await list(role)).items.find((thread) => thread.id === id);

const badge = async () => (await context().calls.doctor('GET /api/v1/me/badges')).body['messages'];

test('lists own threads, unread and newest first, with tab counts that add up', async () => {
  const { items, counts, total } = await list('doctor');
  expect(total).toBe(25);
  expect((counts['open'] ?? 0) + (counts['closed'] ?? 0)).toBe(25);
  const key = items.map(({ unread, lastMessageAt }) => `${unread > 0 ? 1 : 0} ${lastMessageAt}`);
  expect(key).toEqual(key.toSorted().reverse());
  const billing = (await list('doctor', '&category=billing')).items;
  expect(billing.length).toBeGreaterThan(0);
  expect(billing.every(({ category }) => category === 'billing')).toBe(true);
  expect((await list('doctor', '&status=closed')).total).toBe(counts['closed']);
  const ofPatient = await list('patient');
  expect(ofPatient.items.every(({ patientId }) => patientId === people.patient)).toBe(true);
});

test('a patient’s message notifies the doctor and is unread until they read it', async () => {
  const before = Number(await badge());
  let id = '';
  const sideEffects = await sideEffectsOf(context(), async () => {
    const { status, body } = await begin();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'open',
      unread: 0,
      counterpart: { id: people.doctor, fullName: 'Dr. Helen Marsh' },
      lastMessage: { excerpt: 'Is the iron too low?\nI am tired.' },
    });
    ({ id } = body);
  });
  expect(sideEffects).toMatchObject({
    notified: [`messageReceived ${people.doctorUser}`],
    mailed: ['messageReceived doctor@praxis.example'],
  });
  await send('patient', id, 'And the vitamin D?');
  expect(await badge()).toBe(before + 1);
  expect(await one('doctor', id)).toMatchObject({ unread: 2 });

  const read = await context().calls.doctor<ThreadView>(`POST ${path}/${id}/read`);
  expect(read.body.unread).toBe(0);
  expect(await badge()).toBe(before);
  const seen = await messages('patient', id);
  expect(seen.items.map(({ body, readAt }) => [body, readAt !== null])).toEqual([
    ['And the vitamin D?', true],
    ['Is the iron too low?\nI am tired.', true],
  ]);
});

test('replies reach the other side; own messages are never unread', async () => {
  const { body } = await begin('doctor');
  expect(body).toMatchObject({ counterpart: { id: people.patient }, unread: 0 });
  expect(await one('patient', body.id)).toMatchObject({ unread: 1 });
  const sideEffects = await sideEffectsOf(context(), async () => {
    const sent = await send('patient', body.id, 'Thank you');
    expect(sent.body).toMatchObject({
      author: { fullName: 'Marcus Oyelaran' },
      automatic: false,
      readAt: null,
    });
  });
  expect(sideEffects.notified).toEqual([`messageReceived ${people.doctorUser}`]);
  // Sending does not mark the other side's messages as read.
  expect(await one('patient', body.id)).toMatchObject({ unread: 1 });
});

test('pages through the history, newest first, and logs reading it', async () => {
  const { body } = await begin();
  for (let number = 2; number <= 25; number += 1) {
    context().practice.advanceClock(1000);
    await send('patient', body.id, `Message ${number}`);
  }
  const sideEffects = await sideEffectsOf(context(), async () => {
    const first = await messages('doctor', body.id);
    expect([first.total, first.items.length, first.items[0]?.body]).toEqual([25, 10, 'Message 25']);
    const last = await messages('doctor', body.id, '?page=3');
    expect(last.items.at(-1)?.body).toBe('Is the iron too low?\nI am tired.');
  });
  expect(sideEffects.audited).toEqual([`read thread:${body.id} ${people.patient}`]);
  expect((await messages('patient', body.id, '?q=message%2017')).total).toBe(1);
});

test('a closed thread accepts no messages until it is reopened', async () => {
  const { body } = await begin();
  const { calls } = context();
  const closed = await calls.doctor<ThreadView>(`POST ${path}/${body.id}/close`, {
    version: body.version,
  });
  expect(closed.body.status).toBe('closed');
  expect((await send('patient', body.id, 'One more thing')).code).toBe('transition_not_allowed');
  const opened = await calls.patient<ThreadView>(`POST ${path}/${body.id}/reopen`, {
    version: closed.body.version,
  });
  expect(opened.body.status).toBe('open');
  expect((await send('patient', body.id, 'One more thing')).status).toBe(201);
});

test('replies automatically during a vacation, once per thread, in the patient’s language', async () => {
  const { put, get, now } = context();
  put('vacations', {
    ...get('vacations', sample.conference),
    startAt: toInstant(now - day),
    endAt: toInstant(now + 5 * day),
    state: 'active',
    coverDoctorId: people.colleague,
  });
  put('users', { ...get('users', people.patientUser), locale: 'de' });
  const { body } = await begin();
  await send('patient', body.id, 'Are you there?');
  const { items } = await messages('patient', body.id);
  const automatic = items.filter((message) => message.automatic);
  expect(automatic).toHaveLength(1);
  // The last day of the vacation, not the first day back.
  expect(automatic[0]?.body).toContain('bis 10. Januar 2026 abwesend');
  expect(automatic[0]?.body).toContain('vertritt mich');
  expect(automatic[0]?.body).toContain('Notruf');
});

test.each([
  ['en', 'away until February 1, 2026 and'],
  ['de', 'bis 1. Februar 2026 abwesend'],
  ['fr', 'jusqu’au 1er février 2026 et'],
  ['pt', 'até 1º de fevereiro de 2026 e'],
] as const)('writes the first of a month as the language does: %s', async (locale, text) => {
  const { put, get, now } = context();
  put('vacations', {
    ...get('vacations', sample.conference),
    startAt: toInstant(now - day),
    endAt: '2026-02-02T05:00:00.000Z',
    state: 'active',
  });
  put('users', { ...get('users', people.patientUser), locale });
  const { body } = await begin();
  const { items } = await messages('patient', body.id);
  expect(items.find(({ automatic }) => automatic)?.body).toContain(text);
});

test('rejects messages to people without a relationship', async () => {
  const { code } = await context().calls.doctor(`POST ${path}`, {
    body: { counterpartId: people.otherPatient, category: 'general', subject: 'Hi', body: 'Hi' },
  });
  expect(code).toBe('not_found');
});
