import { endpoint } from '@praxis/contract';
import * as z from '@praxis/contract/schema';
import { handle, type BackEndModule, type Handler } from './module';
import type { Change } from './table';
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
  response: noteSchema,
  idempotent: true,
});

type Note = z.infer<typeof noteSchema>;

/** Stores the note, and throws if its text is "broken". */
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
  const responses = () => simulation.database.table<{ id: string }>('core.idempotency').all();
  return { dispatcher, send, notes, responses, transactions, advanceClock };
}

const note = { text: 'Call back', tags: { urgent: 1, late: 2 } };

describe('a command with an idempotency key', () => {
  test('stores its response in the same transaction as its record', async () => {
    const { send, notes, transactions } = start();
    expect((await send({ ...note, text: 'broken' })).status).toBe(500);
    expect(transactions).toEqual([]);
    expect(notes()).toEqual([]);
    expect((await send(note)).status).toBe(200);
    expect(transactions).toEqual([['notes', 'core.idempotency']]);
  });

  test('replays the response to a body that differs only in key order and formatting', async () => {
    const { send, transactions } = start();
    const first = await send(note);
    const again = await send('{ "tags": { "late": 2e0, "urgent": 1 },\n "text": "Call back" }');
    expect(again).toEqual(first);
    expect((await send({ ...note, tags: { urgent: 2, late: 1 } })).status).toBe(422);
    expect(transactions).toHaveLength(1);
  });

  test('expires after a day, and its stored response is removed', async () => {
    const { send, responses, advanceClock } = start();
    await send(note);
    advanceClock(23 * 60 * 60 * 1000);
    expect((await send({ ...note, text: 'Another' })).status).toBe(422);
    advanceClock(2 * 60 * 60 * 1000);
    expect((await send({ ...note, text: 'Another' })).status).toBe(200);
    advanceClock(25 * 60 * 60 * 1000);
    await send(note, '/api/v1/notes/second');
    expect(responses()).toHaveLength(1);
  });
});

test('rejects a handler that returns a promise, and rolls back its writes', async () => {
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

test('rejects, at compile time, a handler that returns a promise', () => {
  // @ts-expect-error A handler is synchronous.
  handle(addNote, ({ params, body }) => Promise.resolve({ ...params, ...body }));
});

test('accepts an empty body if every field is optional, but not null', async () => {
  const cancel = endpoint({
    method: 'POST',
    path: '/api/v1/notes/cancel',
    audience: 'public',
    body: z.strictObject({ mode: z._default(z.enum(['later', 'now']), 'later') }),
    response: z.object({ mode: z.string() }),
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
    const response = await dispatcher.dispatch(request);
    return [response.status, (JSON.parse(response.body) as { mode?: string }).mode];
  };
  expect(await send('')).toEqual([200, 'later']);
  expect(await send('{}')).toEqual([200, 'later']);
  expect(await send('{"mode":"now"}')).toEqual([200, 'now']);
  expect(await send('null')).toEqual([422, undefined]);
  // A body with required fields can't be empty.
  expect((await start().send('')).status).toBe(422);
});

test('responds 404 to a path with a malformed escape sequence', async () => {
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
