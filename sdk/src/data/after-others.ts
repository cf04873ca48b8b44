import type { Endpoint } from '@praxis/contract';
import type { Client } from './client';
import type { RecordId } from './optimistic-update';
import { keyOf } from './query';

/** What a command shows ahead of its answer. */
export interface ShownAhead {
  records: readonly RecordId[];
  /** What it turns round, and which way, where its input does not say so. */
  turns?: unknown;
}

interface Sending {
  command: string;
  /** It has gone out; undefined where it went out at once. */
  begun: Promise<unknown> | undefined;
  /** Never rejects. */
  over: Promise<unknown>;
}

/** The last command under way on each record, by its kind and id. */
const underWay = new WeakMap<Client, Map<string, Sending>>();

/**
 * Sends a command that shows a record as it will be once those that are under way on it are over: one that
 * overtook them on its way would be undone by them, and what was pressed last is how the record is left.
 * One that is pressed twice is one intention: it goes out beside the first, and is carried out once by its
 * idempotency key.
 */
export function afterOthers<Answer>(
  client: Client,
  { method, path, changes }: Endpoint,
  input: unknown,
  { records, turns }: ShownAhead,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const places = records.flatMap((id) => (changes ?? [path]).map((kind) => `${kind}/${id}`));
  const sendings = underWay.get(client) ?? new Map<string, Sending>();
  underWay.set(client, sendings);
  const command = keyOf([method, path, input, turns]);
  const before = [...new Set(places.flatMap((place) => sendings.get(place) ?? []))];
  const [first] = before;
  const isAgain = before.length === 1 && first?.command === command;
  const begun = isAgain ? first.begun : first && Promise.all(before.map(({ over }) => over));
  const sent = begun ? begun.then(send) : send();
  if (isAgain) return sent;

  const over = sent.catch(() => undefined);
  const sending = { command, begun, over };
  for (const place of places) sendings.set(place, sending);
  void over.then(() => {
    for (const place of places) if (sendings.get(place) === sending) sendings.delete(place);
  });
  return sent;
}
