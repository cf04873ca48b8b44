import { endpoint } from '@praxis/contract';
import * as z from '@praxis/contract/schema';
import { handle, type BackEndModule, type Handler } from './module';
import type { Change } from './database';
import { createDispatcher } from './dispatch';
import { createTestSimulation } from './testing';

const noteSchema = z.object({
  id: z.string(),
  text: z.string(),
  tags: z.record(z.string(), z.int()),
});

const addNote = endpoint({
  method: 'POST',
  path: '/api/v1/notes/:id',
  audience: 'public',
  params: z.object({ id: z.string() }),
  body: z.omit(noteSchema, { id: true }),
  answer: noteSchema,
  idempotent: true,
});

type Note = z.infer<typeof noteSchema>;

/** Keeps the note, and breaks where its text says so. */
const addOne = handle(addNote, ({ params, body }, { database }) => {
  const note = database.table<Note>('notes').put({ ...params, ...body });
  if (body.text === 'broken') throw new Error('The handler broke.');
  return note;
});

function start(handler: Handler = addOne) {
  const { simulation, advanceClock } = createTestSimulation();
  const module: BackEndModule = {
    name: 'notes',
    endpoints: [addNote],
    load: () => Promise.resolve({ handlers: [handler] }),
  };
  const dispatcher = createDispatcher([module], simulation);
  const transactions: string[][] = [];
  simulation.database.onChange((changes: readonly Change[]) =>
    transactions.push(changes.map(({ table }) => table)),
  );
  const send = (body: unknown, path = '/api/v1/notes/first') =>
    dispatcher.dispatch({
      method: 'POST',
      path,
      query: '',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'idempotency-key': 'key' },
    });
  const notes = () => simulation.database.table<Note>('notes').all();
  const answers = () => simulation.database.table<{ id: string }>('core.idempotency').all();
  return { dispatcher, send, notes, answers, transactions, advanceClock };
}

const note = { text: 'Call back', tags: { urgent: 1, late: 2 } };

describe('a command with a key', () => {
  test('is kept together with its record, or neither is', async () => {
    const { send, notes, transactions } = start();
    expect((await send({ ...note, text: 'broken' })).status).toBe(500);
    expect(transactions).toEqual([]);
    expect(notes()).toEqual([]);
    expect((await send(note)).status).toBe(200);
    expect(transactions).toEqual([['notes', 'core.idempotency']]);
  });

  test('is the same again where its body means the same', async () => {
    const { send, transactions } = start();
    const first = await send(note);
    const again = await send('{ "tags": { "late": 2e0, "urgent": 1 },\n "text": "Call back" }');
    expect(again).toEqual(first);
    expect((await send({ ...note, tags: { urgent: 2, late: 1 } })).status).toBe(422);
    expect(transactions).toHaveLength(1);
  });

  test('is forgotten after a day: answers are not kept for ever', async () => {
    const { send, answers, advanceClock } = start();
    await send(note);
    advanceClock(23 * 60 * 60 * 1000);
    expect((await send({ ...note, text: 'Another' })).status).toBe(422);
    advanceClock(2 * 60 * 60 * 1000);
    expect((await send({ ...note, text: 'Another' })).status).toBe(200);
    advanceClock(25 * 60 * 60 * 1000);
    await send(note, '/api/v1/notes/second');
    expect(answers()).toHaveLength(1);
  });
});

test('a handler that promises its answer is refused, and what it wrote is undone', async () => {
  const { send, notes, transactions } = start({
    endpoint: addNote,
    async run(_request, { database }) {
      database.table<Note>('notes').put({ id: 'late', ...note });
      return Promise.resolve(note);
    },
  });
  expect((await send(note)).status).toBe(500);
  expect(notes()).toEqual([]);
  expect(transactions).toEqual([]);
});

test('the types refuse a handler that promises its answer', () => {
  // @ts-expect-error A handler is synchronous.
  handle(addNote, ({ params, body }) => Promise.resolve({ ...params, ...body }));
});

test('where everything in a body may be left out, so may the body; null is none of either', async () => {
  const cancel = endpoint({
    method: 'POST',
    path: '/api/v1/notes/cancel',
    audience: 'public',
    body: z.strictObject({ mode: z._default(z.enum(['later', 'now']), 'later') }),
    answer: z.object({ mode: z.string() }),
  });
  const { simulation } = createTestSimulation();
  const module: BackEndModule = {
    name: 'notes',
    endpoints: [cancel],
    load: () => Promise.resolve({ handlers: [handle(cancel, ({ body }) => body)] }),
  };
  const dispatcher = createDispatcher([module], simulation);
  const send = async (body: string) => {
    const request = { method: 'POST', path: cancel.path, query: '', headers: {}, body };
    const answer = await dispatcher.dispatch(request);
    return [answer.status, (JSON.parse(answer.body) as { mode?: string }).mode];
  };
  expect(await send('')).toEqual([200, 'later']);
  expect(await send('{}')).toEqual([200, 'later']);
  expect(await send('{"mode":"now"}')).toEqual([200, 'now']);
  expect(await send('null')).toEqual([422, undefined]);
  // What has fields that are needed says so.
  expect((await start().send('')).status).toBe(422);
});

test('a path with a malformed escape is answered as one that names nothing', async () => {
  const { dispatcher, send, notes } = start();
  for (const id of ['%', '%E0%A4%A', '%zz', 'a%2']) {
    const path = `/api/v1/notes/${id}`;
    expect(dispatcher.serves('POST', path)).toBe(true);
    const { status, body } = await send(note, path);
    expect([id, status, JSON.parse(body)]).toMatchObject([
      id,
      404,
      { error: { code: 'not_found' } },
    ]);
  }
  expect(notes()).toEqual([]);
  expect(JSON.parse((await send(note, '/api/v1/notes/%C3%A4')).body)).toMatchObject({ id: 'ä' });
});
