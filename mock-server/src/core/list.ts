import { searchText } from '@praxis/contract/rules/texts/search-text';

/** Orders two records: negative where the first comes first. */
export type Order<T> = (first: T, second: T) => number;

export interface ListOptions<T> {
  page: number;
  perPage: number;
  /** What is searched for, ignoring case and accents; blank: all. */
  q?: string;
  /** Only records with the whole text in one of these. */
  fields?: (record: T) => readonly string[];
  /** Only records with every word of it in any of these, as people search: "Dr. Marsh New York". */
  words?: (record: T) => readonly string[];
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
  const { order, ...filters } = options;
  const found = listAll(records, filters);
  const start = (page - 1) * perPage;
  const sorted = order ? firstInOrder(found, start + perPage, order) : found;
  return { items: sorted.slice(start, start + perPage), total: found.length, page, perPage };
}

/** From how many on the whole list is sorted. */
const fewAtMost = 200;

/** The first so many in order: a page of 100,000 records needs no order of the other 99,990. */
function firstInOrder<T>(records: readonly T[], count: number, order: Order<T>): readonly T[] {
  if (count > fewAtMost || count >= records.length) return records.toSorted(order);
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

/** Whether a text holds what is searched for; undefined where nothing is. */
function textSearch(q: string | undefined): ((text: string) => boolean) | undefined {
  const wanted = plainText(q?.trim() ?? '');
  return wanted === '' ? undefined : (text) => plainText(text).includes(wanted);
}

/** What people put before a name, and others leave out. */
const titles = /^(dr|dra|drs|prof|profa|pr)\.?$/;

/** Whether texts hold every word that is searched for, titles aside; undefined where nothing is. */
export function wordSearch(
  q: string | undefined,
): ((texts: readonly string[]) => boolean) | undefined {
  const typed = plainText(q ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean);
  const named = typed.filter((word) => !titles.test(word));
  // Somebody who has typed the title alone goes on.
  const wanted = named.length > 0 ? named : typed;
  if (wanted.length === 0) return undefined;
  return (texts) => wanted.every((word) => texts.some((text) => plainText(text).includes(word)));
}

const plainTexts = new Map<string, string>();

/** Remembered: lists are searched at each key. What is plain is as quick to make. */
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

/** Made when a list is first sorted by a text: browsers take long over the first one. */
const compareTexts = (one: string, other: string): number => {
  // Names and titles repeat in long lists, and the collator is slow to see that they are the same.
  if (one === other) return 0;
  collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return collator.compare(one, other);
};

/** Orders by a text as people do: `é` beside `e`, `Room 9` before `Room 10`; those without one last. */
export function byText<T>(text: (record: T) => string | null | undefined): Order<T> {
  return (first, second) => {
    const [one, other] = [text(first), text(second)];
    if (!one || !other) return Number(!one) - Number(!other);
    return compareTexts(one, other);
  };
}

/** Orders by a text that computers wrote: an instant, a date, a code. */
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

/** The newest record of a table with number ids first. */
export const newestFirst: Order<{ id: number }> = descending(byNumber(({ id }) => id));

/** The order in which the records of a table with number ids were made. */
export const oldestFirst: Order<{ id: number }> = byNumber(({ id }) => id);

/** A filter by one value: whether a record has it, ignoring case. An empty filter lets all pass. */
export function isChosen(value: string, filter: string): boolean {
  return filter === '' || value.toLowerCase() === filter.toLowerCase();
}
