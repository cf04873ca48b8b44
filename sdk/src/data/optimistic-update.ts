/** A record as it will be once a command was carried out, shown before the back end has said so. */
export interface OptimisticUpdate {
  /** Names the command that is under way. */
  command: string;
  /** The record's id. */
  id: string;
  changes: Readonly<Record<string, unknown>>;
}

/**
 * What a query shows with one of its records changed: the data itself, a part of it, or an item of
 * one of its lists. The same object where the record is not there.
 */
export function withUpdate<Data>(data: Data, update: OptimisticUpdate): Data {
  if (!isObject(data)) return data;
  if (data['id'] === update.id) return { ...data, ...update.changes };
  const changed = Object.entries(data).flatMap(([key, part]) => {
    const next = Array.isArray(part) ? inList(part, update) : inPart(part, update);
    return next === part ? [] : [[key, next] as const];
  });
  return changed.length === 0 ? data : { ...data, ...Object.fromEntries(changed) };
}

function inList(items: readonly unknown[], update: OptimisticUpdate): readonly unknown[] {
  const next = items.map((item) => inPart(item, update));
  return next.some((item, index) => item !== items[index]) ? next : items;
}

const inPart = (part: unknown, { id, changes }: OptimisticUpdate): unknown =>
  isObject(part) && part['id'] === id ? { ...part, ...changes } : part;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
