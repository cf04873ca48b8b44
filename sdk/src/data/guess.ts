/** What a record is about to be, before the server has said so. */
export interface Guess {
  id: string;
  changes: Readonly<Record<string, unknown>>;
}

/**
 * What a group shows with one of its records changed: the data itself, a part of it, or an item of
 * one of its lists. The same object where the record is not there.
 */
export function withGuess<Data>(data: Data, guess: Guess): Data {
  if (!isObject(data)) return data;
  if (data['id'] === guess.id) return { ...data, ...guess.changes };
  const changed = Object.entries(data).flatMap(([key, part]) => {
    const next = Array.isArray(part) ? inList(part, guess) : inPart(part, guess);
    return next === part ? [] : [[key, next] as const];
  });
  return changed.length === 0 ? data : { ...data, ...Object.fromEntries(changed) };
}

function inList(items: readonly unknown[], guess: Guess): readonly unknown[] {
  const next = items.map((item) => inPart(item, guess));
  return next.some((item, index) => item !== items[index]) ? next : items;
}

const inPart = (part: unknown, { id, changes }: Guess): unknown =>
  isObject(part) && part['id'] === id ? { ...part, ...changes } : part;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
