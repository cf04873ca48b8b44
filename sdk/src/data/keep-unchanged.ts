/**
 * A new answer in which everything that is as it was before is the very object that it was: what
 * shows a record that did not change need not render. Records are found by their ids, wherever they
 * stand in a list now.
 */
export function keepUnchanged<Data>(next: Data, before: unknown): Data {
  return keep(next, before) as Data;
}

function keep(next: unknown, before: unknown): unknown {
  if (Object.is(next, before)) return before;
  if (Array.isArray(next)) return Array.isArray(before) ? keepItems(next, before) : next;
  if (isObject(next) && isObject(before) && !Array.isArray(before)) return keepFields(next, before);
  return next;
}

function keepItems(next: readonly unknown[], before: readonly unknown[]): readonly unknown[] {
  const known = new Map(before.map((item, index) => [placeOf(item, index), item]));
  const items = next.map((item, index) => keep(item, known.get(placeOf(item, index))));
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

/** Where an item of a list is looked for: under its id, or where it has none at its place. */
const placeOf = (item: unknown, index: number): unknown =>
  isObject(item) && isId(item['id']) ? `${typeof item['id']} ${item['id']}` : index;

const isId = (id: unknown): id is string | number =>
  typeof id === 'string' || typeof id === 'number';
