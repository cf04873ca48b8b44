import {
  byCode,
  byNumber,
  byText,
  descending,
  matchesFilter,
  listAll,
  listPage,
  newestFirst,
} from './list';

interface Person {
  id: number;
  name: string;
  city: string | null;
}

const people: readonly Person[] = [
  { id: 1, name: 'Zoé Åberg', city: 'Room 10' },
  { id: 2, name: 'adam Quist', city: null },
  { id: 3, name: 'Bea Zimmer', city: 'Room 9' },
  { id: 4, name: 'Eva Stone', city: 'room 9' },
];
const ids = (found: readonly Person[]) => found.map(({ id }) => id);
const fields = ({ name, city }: Person) => [name, city ?? ''];

test('returns a page and the total of all pages', () => {
  const page = (number: number) => listPage(people, { page: number, perPage: 3 });
  expect(page(1)).toEqual({ items: people.slice(0, 3), total: 4, page: 1, perPage: 3 });
  expect(ids(page(2).items)).toEqual([4]);
  expect(page(3)).toEqual({ items: [], total: 4, page: 3, perPage: 3 });
  expect(page(Number.MAX_SAFE_INTEGER).items).toEqual([]);
});

test('searches the given fields, ignoring case', () => {
  expect(ids(listAll(people, { q: 'ROOM 9', fields }))).toEqual([3, 4]);
  expect(ids(listAll(people, { q: 'z', fields: ({ name }) => [name] }))).toEqual([1, 3]);
  expect(listAll(people, { q: 'nobody', fields })).toEqual([]);
  for (const q of ['', '   ', undefined]) expect(listAll(people, { q, fields })).toHaveLength(4);
});

test('finds special letters by their plain keyboard equivalents', () => {
  const names = ['Jörg Weiß', 'Bjørn Æsæth', 'Łukasz Şahin', 'Œuvre', 'Zoé Åberg', 'Brigid O’Shea'];
  const found = (q: string) => listAll(names, { q, words: (name) => [name] });
  expect(found('weiss')).toEqual(['Jörg Weiß']);
  expect(found('WEISS jorg')).toEqual(['Jörg Weiß']);
  expect(found('Weiß')).toEqual(['Jörg Weiß']);
  expect(found('bjorn aesaeth')).toEqual(['Bjørn Æsæth']);
  expect(found('lukasz sahin')).toEqual(['Łukasz Şahin']);
  expect(found('oeuvre')).toEqual(['Œuvre']);
  expect(found("o'shea")).toEqual(['Brigid O’Shea']);
  expect(found('O’Shea')).toEqual(['Brigid O’Shea']);
  expect(listAll(names, { q: 'weiss', fields: (name) => [name] })).toEqual(['Jörg Weiß']);
});

test('matches every word in any of the texts, and ignores titles unless only a title was typed', () => {
  const words = ({ name, city }: Person) => [name, city ?? ''];
  const found = (q: string) => ids(listAll(people, { q, words }));
  expect(found('zimmer 9 bea')).toEqual([3]);
  expect(found('Dr. Zimmer')).toEqual([3]);
  expect(found('Prof. Dra Stone')).toEqual([4]);
  expect(found('zimmer nobody')).toEqual([]);
  expect(found('dr')).toEqual([]);
  expect(found(' , ')).toHaveLength(4);
});

test('counts the total after filtering', () => {
  const { items, total } = listPage(people, {
    page: 1,
    perPage: 1,
    q: 'room',
    fields,
    where: ({ id }) => id > 1,
  });
  expect([ids(items), total]).toEqual([[3], 2]);
});

test('sorts without mutating the input', () => {
  const frozen = Object.freeze([...people]);
  expect(ids(listAll(frozen, { order: byText(({ name }) => name) }))).toEqual([2, 3, 4, 1]);
  expect(ids(listAll(frozen, { order: newestFirst }))).toEqual([4, 3, 2, 1]);
  expect(ids(listAll(frozen, { order: byNumber(({ id }) => -id) }))).toEqual([4, 3, 2, 1]);
});

test('sorts numbers in texts numerically, ignores case, and puts empty values last', () => {
  const byCity = byText<Person>(({ city }) => city);
  expect(ids(listAll(people, { order: byCity }))).toEqual([3, 4, 1, 2]);
  expect(ids(listAll(people, { order: descending(byCity) }))).toEqual([2, 1, 3, 4]);
});

test('an empty filter matches everything', () => {
  expect(matchesFilter('Past Due', '')).toBe(true);
  expect(matchesFilter('Past Due', 'past due')).toBe(true);
  expect(matchesFilter('Past Due', 'Due')).toBe(false);
});

test('ignores accents in a search', () => {
  expect(ids(listAll(people, { q: 'zoe aberg', fields }))).toEqual([1]);
  expect(ids(listAll(people, { q: 'ÉVA', fields }))).toEqual([4]);
});

test('a page of a long list matches the full sort, and ties keep their input order', () => {
  const many = Array.from({ length: 5000 }, (_, id) => ({ id, at: String((id * 7919) % 97) }));
  const order = byCode<(typeof many)[number]>(({ at }) => at);
  const sorted = many.toSorted(order);
  for (const page of [1, 2, 20, 21, 499, 500])
    expect(listPage(many, { page, perPage: 10, order }).items).toEqual(
      sorted.slice((page - 1) * 10, page * 10),
    );
  expect(listPage(many, { page: 501, perPage: 10, order })).toMatchObject({
    items: [],
    total: 5000,
  });
});
