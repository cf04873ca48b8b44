/** Orders two records: negative where the first comes first. */
export type Order<T> = (first: T, second: T) => number;

export interface ListOptions<T> {
  page: number;
  perPage: number;
  /** Only records with this text in one of the fields, ignoring case; blank: all. */
  q?: string;
  fields?: (record: T) => readonly string[];
  /** What else a record has to be. */
  where?: (record: T) => boolean;
  /** Left out: the order in which the records come. */
  order?: Order<T>;
}

/** A page of a list. A page past the end has no items, and the true total. */
export interface ListPage<T> {
  items: T[];
  /** Under the filters, over all pages. */
  total: number;
  page: number;
  perPage: number;
}

/** Filters, sorts and cuts out a page: what every list of the back end does. */
export function listPage<T>(
  records: readonly T[],
  { page, perPage, ...options }: ListOptions<T>,
): ListPage<T> {
  const found = listAll(records, options);
  const start = (page - 1) * perPage;
  return { items: found.slice(start, start + perPage), total: found.length, page, perPage };
}

/** Filters and sorts, for lists without pages. */
export function listAll<T>(
  records: readonly T[],
  { q, fields, where, order }: Omit<ListOptions<T>, 'page' | 'perPage'>,
): readonly T[] {
  const text = q?.trim().toLowerCase();
  let found = records;
  if (where) found = found.filter(where);
  if (text && fields)
    found = found.filter((record) =>
      fields(record).some((field) => field.toLowerCase().includes(text)),
    );
  return order ? found.toSorted(order) : found;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Orders by a text as people do: `é` beside `e`, `Room 9` before `Room 10`; those without one last. */
export function byText<T>(text: (record: T) => string | null | undefined): Order<T> {
  return (first, second) => {
    const [one, other] = [text(first), text(second)];
    if (!one || !other) return Number(!one) - Number(!other);
    return collator.compare(one, other);
  };
}

/** Orders by a number, or by a date's milliseconds. */
export function byNumber<T>(number: (record: T) => number): Order<T> {
  return (first, second) => number(first) - number(second);
}

export function descending<T>(order: Order<T>): Order<T> {
  return (first, second) => order(second, first);
}

/** The newest record of a table with number ids first. */
export const newestFirst: Order<{ id: number }> = descending(byNumber(({ id }) => id));

/** The order in which the records of a table with number ids were made. */
export const oldestFirst: Order<{ id: number }> = byNumber(({ id }) => id);

/** A filter by one value: whether a record has it, ignoring case. An empty filter lets all pass. */
export function isChosen(value: string, filter: string): boolean {
  return filter === '' || value.toLowerCase() === filter.toLowerCase();
}
