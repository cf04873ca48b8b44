import type { RecordKind } from '@praxis/contract';

/** A record as it will be once a command was carried out, shown before the back end has said so. */
export interface OptimisticUpdate {
  /** Names the command that is under way. */
  command: string;
  /** The record's id. */
  id: RecordId;
  /** What the command changes: answers that are made of anything else may use the id for another record. */
  kinds: readonly RecordKind[] | null;
  changes: Readonly<Record<string, unknown>>;
  /** Of several with this id, the one that has these values: a product in two colors is two lines. */
  where?: Readonly<Record<string, unknown>>;
}

/** The practice's ids are texts, the demo's numbers. */
export type RecordId = string | number;

type Change = Pick<OptimisticUpdate, 'id' | 'changes' | 'where'>;

/**
 * What a query shows with one of its records changed: the data itself, a part of it, or an item of
 * a list, which it is or has. The same object where the record is not there.
 */
export function withUpdate<Data>(data: Data, update: Change): Data {
  if (Array.isArray(data)) return inList(data, update) as Data;
  if (!isObject(data)) return data;
  if (isMeant(data, update)) return { ...data, ...update.changes };
  const changed = Object.entries(data).flatMap(([key, part]) => {
    const next = Array.isArray(part) ? inList(part, update) : inPart(part, update);
    return next === part ? [] : [[key, next] as const];
  });
  return changed.length === 0 ? data : { ...data, ...Object.fromEntries(changed) };
}

function inList(items: readonly unknown[], update: Change): readonly unknown[] {
  const next = items.map((item) => inPart(item, update));
  return next.some((item, index) => item !== items[index]) ? next : items;
}

const inPart = (part: unknown, update: Change): unknown =>
  isObject(part) && isMeant(part, update) ? { ...part, ...update.changes } : part;

const isMeant = (record: Record<string, unknown>, { id, where = {} }: Change): boolean =>
  record['id'] === id && Object.entries(where).every(([name, value]) => record[name] === value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
