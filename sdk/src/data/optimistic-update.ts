import type { RecordKind } from '@praxis/contract';

/** The expected state of a record after a mutation, shown before the back end responds. */
export interface OptimisticUpdate {
  /** Id of the pending mutation. */
  command: string;
  /** The record's id. */
  id: RecordId;
  /** Kinds that the mutation changes: in responses of other kinds, the same id may be another record. */
  kinds: readonly RecordKind[] | null;
  changes: Readonly<Record<string, unknown>>;
  /**
   * Selects among several items with this id by their values: a product in two colors is two lines of a
   * cart.
   */
  where?: Readonly<Record<string, unknown>>;
}

/** The practice's ids are strings, the demo's numbers. */
export type RecordId = string | number;

type Change = Pick<OptimisticUpdate, 'id' | 'changes' | 'where'>;

/**
 * Applies an update to a query's data: to the data itself, to a property, or to an item of a list.
 * Returns the same object if the data does not contain the record.
 */
export function withUpdate<Data>(data: Data, update: Change): Data {
  if (Array.isArray(data)) return inList(data, update) as Data;
  if (!isObject(data)) return data;
  if (matches(data, update)) return { ...data, ...update.changes };
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
  isObject(part) && matches(part, update) ? { ...part, ...update.changes } : part;

const matches = (record: Record<string, unknown>, { id, where = {} }: Change): boolean =>
  record['id'] === id && Object.entries(where).every(([name, value]) => record[name] === value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
