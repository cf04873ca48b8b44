import type { Endpoint } from '@praxis/contract';
import type { Client } from './client';
import type { RecordId } from './optimistic-update';
import { keyOf } from './query';

/** Records that a mutation updates optimistically. */
export interface OptimisticTargets {
  records: readonly RecordId[];
  /** For a toggle whose input does not say so: its target and direction. */
  turns?: unknown;
}

interface PendingRequest {
  command: string;
  /** Resolves when it is sent; undefined if it was sent immediately. */
  sent: Promise<unknown> | undefined;
  /** Resolves when it is settled; never rejects. */
  settled: Promise<unknown>;
}

/** Last pending request of each record, by its kind and id. */
const queues = new WeakMap<Client, Map<string, PendingRequest>>();

/**
 * Queues optimistic mutations per record, so that they reach the server in the order of the clicks and the
 * last one wins. A repeated click is the same intention: it is sent together with the first, and its
 * idempotency key keeps it from being processed twice.
 */
export function queueOptimistic<ResponseBody>(
  client: Client,
  { method, path, changes }: Endpoint,
  input: unknown,
  { records, turns }: OptimisticTargets,
  send: () => Promise<ResponseBody>,
): Promise<ResponseBody> {
  const recordKeys = records.flatMap((id) => (changes ?? [path]).map((kind) => `${kind}/${id}`));
  const pending = queues.get(client) ?? new Map<string, PendingRequest>();
  queues.set(client, pending);
  const command = keyOf([method, path, input, turns]);
  const before = [...new Set(recordKeys.flatMap((key) => pending.get(key) ?? []))];
  const [first] = before;
  const isRepeated = before.length === 1 && first?.command === command;
  const turn = isRepeated ? first.sent : first && Promise.all(before.map(({ settled }) => settled));
  const response = turn ? turn.then(send) : send();
  if (isRepeated) return response;

  const settled = response.catch(() => undefined);
  const request = { command, sent: turn, settled };
  for (const key of recordKeys) pending.set(key, request);
  void settled.then(() => {
    for (const key of recordKeys) if (pending.get(key) === request) pending.delete(key);
  });
  return response;
}
