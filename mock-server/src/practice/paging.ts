interface PageQuery {
  page: number;
  perPage: number;
}

/** One page of a list; `total` counts all of it. */
export function pageOf<Item, View>(
  all: readonly Item[],
  { page, perPage }: PageQuery,
  view: (item: Item) => View,
) {
  return {
    items: all.slice((page - 1) * perPage, page * perPage).map(view),
    total: all.length,
    page,
    perPage,
  };
}

/** Whether a text contains what is searched for, whatever its case and accents. */
export function contains(text: string, searched: string): boolean {
  return plain(text).includes(plain(searched));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Orders by the value of a field; a minus before its name turns the order around. */
export function sortedBy<Item, Field extends string>(
  items: readonly Item[],
  sort: Field | `-${Field}`,
  valueOf: (item: Item, field: Field) => string | number,
): Item[] {
  const descending = sort.startsWith('-');
  const field = (descending ? sort.slice(1) : sort) as Field;
  const keyed = items.map((item) => ({ item, key: valueOf(item, field) }));
  keyed.sort((first, second) => compare(first.key, second.key));
  if (descending) keyed.reverse();
  return keyed.map(({ item }) => item);
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(first: string | number, second: string | number): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return collator.compare(String(first), String(second));
}
