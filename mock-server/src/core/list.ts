import { searchText } from '@praxis/contract/rules/texts/search-text';

/** Compares two records: negative if the first one sorts first. */
export type Order<T> = (first: T, second: T) => number;

export interface ListOptions<T> {
  page: number;
  perPage: number;
  /** Search text, matched without case and accents; blank matches all. */
  q?: string;
  /** Texts of a record of which one has to contain the whole search text. */
  fields?: (record: T) => readonly string[];
  /**
   * Texts of a record that together have to contain every word of the search text: "Dr. Marsh New
   * York".
   */
  words?: (record: T) => readonly string[];
  /** An additional filter. */
  where?: (record: T) => boolean;
  /** Defaults to the order of the input. */
  order?: Order<T>;
}

/** One page of a list. A page past the end has no items, and the correct total. */
export interface ListPage<T> {
  items: T[];
  /** Number of filtered records on all pages. */
  total: number;
  page: number;
  perPage: number;
}

/** Filters, sorts and paginates; used by every list of the back end. */
export function listPage<T>(
  records: readonly T[],
  { page, perPage, ...options }: ListOptions<T>,
): ListPage<T> {
  const { order, ...filters } = options;
  const found = listAll(records, filters);
  const start = (page - 1) * perPage;
  const sorted = order ? partialSort(found, start + perPage, order) : found;
  return { items: sorted.slice(start, start + perPage), total: found.length, page, perPage };
}

/** Above this count, sorting the whole list is faster than partial sorting. */
const partialSortLimit = 200;

/**
 * Partial sort, returning the first `count` records: a page of 100,000 records doesn't need the
 * other 99,990 sorted.
 */
function partialSort<T>(records: readonly T[], count: number, order: Order<T>): readonly T[] {
  if (count > partialSortLimit || count >= records.length) return records.toSorted(order);
  const first: T[] = [];
  for (const record of records) {
    const last = first[count - 1];
    if (last !== undefined && order(record, last) >= 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (order(record, first[middle] as T) < 0) high = middle;
      else low = middle + 1;
    }
    first.splice(low, 0, record);
    if (first.length > count) first.pop();
  }
  return first;
}

/** Filters and sorts, for lists without pages. */
export function listAll<T>(
  records: readonly T[],
  { q, fields, words, where, order }: Omit<ListOptions<T>, 'page' | 'perPage'>,
): readonly T[] {
  const isFound = textSearch(q);
  const isMatch = wordSearch(q);
  let found = records;
  if (where) found = found.filter(where);
  if (isFound && fields) found = found.filter((record) => fields(record).some(isFound));
  if (isMatch && words) found = found.filter((record) => isMatch(words(record)));
  return order ? found.toSorted(order) : found;
}

/** Returns a test for texts that contain the search text; undefined for a blank search. */
function textSearch(q: string | undefined): ((text: string) => boolean) | undefined {
  const searched = plainText(q?.trim() ?? '');
  return searched === '' ? undefined : (text) => plainText(text).includes(searched);
}

/** Titles before a name, ignored in searches. */
const titles = /^(dr|dra|drs|prof|profa|pr)\.?$/;

/**
 * Returns a test for texts that together contain every word of the search except titles; undefined
 * for a blank search.
 */
export function wordSearch(
  q: string | undefined,
): ((texts: readonly string[]) => boolean) | undefined {
  const typed = plainText(q ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean);
  const named = typed.filter((word) => !titles.test(word));
  // A title alone is searched for as a word.
  const searched = named.length > 0 ? named : typed;
  if (searched.length === 0) return undefined;
  return (texts) => searched.every((word) => texts.some((text) => plainText(text).includes(word)));
}

const plainTexts = new Map<string, string>();

/** Normalizes and caches non-ASCII texts, since lists are searched on every keystroke. */
function plainText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  let plain = plainTexts.get(text);
  if (plain === undefined) {
    plain = searchText(text);
    if (plainTexts.size >= 20_000) plainTexts.clear();
    plainTexts.set(text, plain);
  }
  return plain;
}

let collator: Intl.Collator | undefined;

/** Created on first use: the first collator is slow to construct. */
const compareTexts = (one: string, other: string): number => {
  // Names and titles repeat in long lists, and the collator is slow to compare equal texts.
  if (one === other) return 0;
  collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return collator.compare(one, other);
};

/**
 * Orders by a human-readable text: `é` next to `e`, `Room 9` before `Room 10`; empty texts last.
 */
export function byText<T>(text: (record: T) => string | null | undefined): Order<T> {
  return (first, second) => {
    const [one, other] = [text(first), text(second)];
    if (!one || !other) return Number(!one) - Number(!other);
    return compareTexts(one, other);
  };
}

/** Orders by a machine-written text: an instant, a date, a code. */
export function byCode<T>(code: (record: T) => string): Order<T> {
  return (first, second) => {
    const [one, other] = [code(first), code(second)];
    return one < other ? -1 : Number(one > other);
  };
}

/** Orders by a number, or by a date's milliseconds. */
export function byNumber<T>(number: (record: T) => number): Order<T> {
  return (first, second) => number(first) - number(second);
}

export function descending<T>(order: Order<T>): Order<T> {
  return (first, second) => order(second, first);
}

/** Orders records with number ids by id, highest first. */
export const newestFirst: Order<{ id: number }> = descending(byNumber(({ id }) => id));

/** Orders records with number ids by id, lowest first. */
export const oldestFirst: Order<{ id: number }> = byNumber(({ id }) => id);

/** Whether a value matches a filter, ignoring case. An empty filter matches everything. */
export function matchesFilter(value: string, filter: string): boolean {
  return filter === '' || value.toLowerCase() === filter.toLowerCase();
}
