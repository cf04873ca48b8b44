/**
 * Structural sharing: returns the new response with every unchanged part replaced by the previous
 * object, so that components of unchanged records do not render again. Records are matched by id, at
 * any position of a list.
 */
export function shareStructure<Data>(next: Data, before: unknown): Data {
  return keep(next, before) as Data;
}

function keep(next: unknown, before: unknown): unknown {
  if (Object.is(next, before)) return before;
  if (Array.isArray(next)) return Array.isArray(before) ? keepItems(next, before) : next;
  if (isObject(next) && isObject(before) && !Array.isArray(before)) return keepFields(next, before);
  return next;
}

function keepItems(next: readonly unknown[], before: readonly unknown[]): readonly unknown[] {
  const known = new Map(before.map((item, index) => [itemKey(item, index), item]));
  const items = next.map((item, index) => keep(item, known.get(itemKey(item, index))));
  const same = items.length === before.length && items.every((item, at) => item === before[at]);
  return same ? before : items;
}

function keepFields(next: Fields, before: Fields): Fields {
  const names = Object.keys(next);
  const kept = Object.fromEntries(names.map((name) => [name, keep(next[name], before[name])]));
  const same =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && kept[name] === before[name]);
  return same ? before : kept;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Key of a list item: its id, or its index if it has none. */
const itemKey = (item: unknown, index: number): unknown =>
  isObject(item) && isId(item['id']) ? `${typeof item['id']} ${item['id']}` : index;

const isId = (id: unknown): id is string | number =>
  typeof id === 'string' || typeof id === 'number';
