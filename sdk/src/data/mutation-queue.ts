import type { Endpoint } from '@praxis/contract';
import type { Client } from './client';
import type { RecordId } from './optimistic-update';
import { idNamedIn, keyOf } from './query';

export interface QueueOptions {
  /** Records that the mutation updates optimistically. */
  records: readonly RecordId[];
  /** For a toggle whose input does not say so: its target and direction. */
  turns?: unknown;
}

interface QueuedMutation {
  command: string;
  /** Resolves with its input when it is sent; undefined if it was sent immediately. */
  input: Promise<unknown> | undefined;
  /** Resolves when it is settled; never rejects. */
  settled: Promise<unknown>;
}

/** The pending mutations of a record. */
interface RecordQueue {
  last: QueuedMutation;
  /** Versions that they gave the record: the user saw one from `since` on; the newest is `now`. */
  versions?: { since: number; now: number };
}

/** Records with pending mutations, by `queueKeys`. */
const queues = new WeakMap<Client, Map<string, RecordQueue>>();

/**
 * Queues a mutation of a versioned record, or an optimistic one, until those pending on the same records
 * are settled: they reach the server in the order of the clicks, and the last one wins. The click named
 * the version before them, which the back end would refuse as a conflict with somebody else: the mutation
 * is sent with the version that they produced. A repeated click is the same intention: it is sent together
 * with the first, with the same input and idempotency key, and is processed once.
 */
export function queueMutation<Input extends object, ResponseBody>(
  client: Client,
  endpoint: Endpoint,
  input: Input,
  { records, turns }: QueueOptions,
  send: (input: Input) => Promise<ResponseBody>,
): Promise<ResponseBody> {
  const pending = queues.get(client) ?? new Map<string, RecordQueue>();
  queues.set(client, pending);
  const versioned = versionedRecord(input);
  const keys = queueKeys(endpoint, versioned ? [versioned.id, ...records] : records);
  const command = keyOf([endpoint.method, endpoint.path, input, turns]);
  const before = new Set(keys.flatMap((key) => pending.get(key)?.last ?? []));
  const [first] = before;
  const isRepeated = before.size === 1 && first?.command === command;
  const turn = isRepeated
    ? (first.input as Promise<Input> | undefined)
    : first &&
      Promise.all([...before].map(({ settled }) => settled)).then(() =>
        versioned ? withNewestVersion(input, versioned, pending.get(versioned.id)) : input,
      );
  const response = turn ? turn.then(send) : send(input);
  if (isRepeated) return response;

  const settled = response.then(
    (body) => versioned && noteVersion(pending.get(versioned.id), versioned, body),
    () => undefined,
  );
  const last = { command, input: turn, settled };
  for (const key of keys) pending.set(key, { ...pending.get(key), last });
  void settled.then(() => {
    for (const key of keys) if (pending.get(key)?.last === last) pending.delete(key);
  });
  return response;
}

/**
 * Returns the record's version in the response to a mutation; undefined if the response is something
 * else.
 */
export function versionIn(response: unknown, id: RecordId | undefined): number | undefined {
  const { id: changed, version } = (response ?? {}) as { id?: unknown; version?: unknown };
  return changed === id && typeof version === 'number' ? version : undefined;
}

/** A record, and its version that the user saw. */
interface VersionedRecord {
  id: string;
  version: number;
}

/** Returns the versioned record that the input names. */
function versionedRecord(input: { version?: number }): VersionedRecord | undefined {
  const id = idNamedIn(input);
  const { version } = input;
  return id === undefined || version === undefined ? undefined : { id, version };
}

/** Returns the keys of the records' queues: the demo's numeric ids are only unique per kind. */
const queueKeys = ({ path, changes }: Endpoint, ids: readonly RecordId[]): string[] =>
  ids.flatMap((id) =>
    typeof id === 'string' ? id : (changes ?? [path]).map((kind) => `${kind}/${id}`),
  );

/**
 * Names the newest version of this tab. A version from elsewhere stays, so that the back end reports the
 * conflict.
 */
function withNewestVersion<Input>(
  input: Input,
  { version }: VersionedRecord,
  { versions }: Partial<RecordQueue> = {},
): Input {
  const isOwn = versions && version >= versions.since && version < versions.now;
  return isOwn ? { ...input, version: versions.now } : input;
}

/** Remembers the version that a mutation produced for those queued after it. */
function noteVersion(
  queue: RecordQueue | undefined,
  { id, version }: VersionedRecord,
  response: unknown,
): void {
  const now = versionIn(response, id);
  if (!queue || now === undefined) return;
  queue.versions = { since: Math.min(version, queue.versions?.since ?? version), now };
}
