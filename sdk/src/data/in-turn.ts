import type { Endpoint } from '@praxis/contract';
import { afterOthers, type ShownAhead } from './after-others';
import type { Client } from './client';
import { idNamedIn, keyOf } from './query';

/** What commands of this tab made of a record: whoever pressed saw it as it was since the one, it is at the other now. */
interface OwnVersions {
  since: number;
  now: number;
}

interface Turn {
  command: string;
  /** What it is sent with once those before it are over; undefined where it went out at once. */
  input: Promise<unknown> | undefined;
  /** What it made of its record, once it is over; never rejects. */
  over: Promise<OwnVersions | undefined>;
}

/** The last command under way on each record, by its id. */
const underWay = new WeakMap<Client, Map<string, Turn>>();

/**
 * Sends a command on a version of a record, or one that shows it as it will be (`afterOthers`), once those
 * that are under way on it are over. What was pressed meanwhile names the version before them, and would
 * be refused as if somebody else had changed the record: it goes out with the version that they made. One
 * that is pressed twice is one intention: it goes out the same, and is carried out once by its idempotency
 * key.
 */
export function inTurn<Input, Answer>(
  client: Client,
  endpoint: Endpoint,
  input: Input,
  ahead: ShownAhead,
  send: (input: Input) => Promise<Answer>,
): Promise<Answer> {
  const id = idNamedIn(input);
  const { version } = input as { version?: number };
  if (id === undefined || version === undefined)
    return afterOthers(client, endpoint, input, ahead, () => send(input));

  const turns = underWay.get(client) ?? new Map<string, Turn>();
  underWay.set(client, turns);
  const before = turns.get(id);
  const command = keyOf([endpoint.method, endpoint.path, input]);
  const isAgain = before?.command === command;
  const waiting = isAgain
    ? (before.input as Promise<Input> | undefined)
    : before?.over.then((own) => ({ ...input, version: newest(version, own) }));
  const sent = waiting ? waiting.then(send) : send(input);
  if (isAgain) return sent;

  const over = sent.then(
    async (answer) => ownVersions(version, await before?.over, versionIn(answer, id)),
    () => before?.over,
  );
  const turn = { command, input: waiting, over };
  turns.set(id, turn);
  void over.then(() => {
    if (turns.get(id) === turn) turns.delete(id);
  });
  return sent;
}

/** The version of the record in the answer to a command; undefined where it answers with something else. */
export function versionIn(answer: unknown, id: string | number | undefined): number | undefined {
  const { id: answered, version } = (answer ?? {}) as { id?: unknown; version?: unknown };
  return answered === id && typeof version === 'number' ? version : undefined;
}

/** A version that was made elsewhere stays: the back end says that it is overtaken. */
const newest = (version: number, own: OwnVersions | undefined): number =>
  own && version >= own.since && version < own.now ? own.now : version;

function ownVersions(
  version: number,
  before: OwnVersions | undefined,
  now: number | undefined,
): OwnVersions | undefined {
  if (now === undefined) return before;
  return { since: Math.min(version, before?.since ?? version), now };
}
