import type { Endpoint } from '@praxis/contract';
import { queueOptimistic, type OptimisticTargets } from './optimistic-queue';
import type { Client } from './client';
import { idNamedIn, keyOf } from './query';

/**
 * Versions that this tab's own mutations gave a record: the user saw one from `since` on; the newest is
 * `now`.
 */
interface OwnVersions {
  since: number;
  now: number;
}

interface QueuedMutation {
  command: string;
  /** Resolves with its input when it is sent; undefined if it was sent immediately. */
  input: Promise<unknown> | undefined;
  /** Resolves when it is settled, with the versions it produced; never rejects. */
  settled: Promise<OwnVersions | undefined>;
}

/** Last pending mutation of each record, by the record's id. */
const queues = new WeakMap<Client, Map<string, QueuedMutation>>();

/**
 * Queues a mutation of a versioned record, or an optimistic one (`queueOptimistic`), until those pending on
 * the record are settled. The click named the version before them, which the back end would refuse as a
 * conflict with somebody else: the mutation is sent with the version that they produced. A repeated click is
 * the same intention: it is sent together with the first, with the same input and idempotency key and is
 * processed once.
 */
export function queueMutation<Input, ResponseBody>(
  client: Client,
  endpoint: Endpoint,
  input: Input,
  optimistic: OptimisticTargets,
  send: (input: Input) => Promise<ResponseBody>,
): Promise<ResponseBody> {
  const id = idNamedIn(input);
  const { version } = input as { version?: number };
  if (id === undefined || version === undefined)
    return queueOptimistic(client, endpoint, input, optimistic, () => send(input));

  const queue = queues.get(client) ?? new Map<string, QueuedMutation>();
  queues.set(client, queue);
  const before = queue.get(id);
  const command = keyOf([endpoint.method, endpoint.path, input]);
  const isRepeated = before?.command === command;
  const queuedInput = isRepeated
    ? (before.input as Promise<Input> | undefined)
    : before?.settled.then((versions) => ({ ...input, version: newest(version, versions) }));
  const sent = queuedInput ? queuedInput.then(send) : send(input);
  if (isRepeated) return sent;

  const settled = sent.then(
    async (response) => ownVersions(version, await before?.settled, versionIn(response, id)),
    () => before?.settled,
  );
  const queued = { command, input: queuedInput, settled };
  queue.set(id, queued);
  void settled.then(() => {
    if (queue.get(id) === queued) queue.delete(id);
  });
  return sent;
}

/**
 * Returns the record's version in the response to a mutation; undefined if the response is something
 * else.
 */
export function versionIn(response: unknown, id: string | number | undefined): number | undefined {
  const { id: answered, version } = (response ?? {}) as { id?: unknown; version?: unknown };
  return answered === id && typeof version === 'number' ? version : undefined;
}

/**
 * Maps the version to the newest of this tab. A version from elsewhere stays, so that the back end
 * reports the conflict.
 */
const newest = (version: number, versions: OwnVersions | undefined): number =>
  versions && version >= versions.since && version < versions.now ? versions.now : version;

function ownVersions(
  version: number,
  before: OwnVersions | undefined,
  now: number | undefined,
): OwnVersions | undefined {
  if (now === undefined) return before;
  return { since: Math.min(version, before?.since ?? version), now };
}
