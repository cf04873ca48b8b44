import { Database } from './database';
import type { Identified } from './table';

interface Row extends Identified {
  text: string;
}

/** A database with sample records in two tables that are generated on use. */
function createDatabase() {
  const database = new Database();
  let generated = 0;
  database.addSampleOnUse(['invoices', 'charges'], () => {
    generated += 1;
    database.addSample<Row>('invoices', [
      { id: 1, text: 'first' },
      { id: 2, text: 'second' },
    ]);
    database.addSample<Row>('charges', [{ id: 7, text: 'charge' }]);
  });
  return {
    database,
    invoices: database.table<Row>('invoices'),
    charges: database.table<Row>('charges'),
    timesGenerated: () => generated,
  };
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

test('generates sample records on the first use of one of their tables, and only once', () => {
  const { database, invoices, charges, timesGenerated } = createDatabase();
  database.table('plans').all();
  expect(timesGenerated()).toBe(0);
  expect(idsOf(charges.all())).toEqual([7]);
  expect(invoices.get(2)?.text).toBe('second');
  expect(timesGenerated()).toBe(1);
});

test.each<[string, (table: ReturnType<typeof createDatabase>['invoices']) => unknown, unknown]>([
  ['a record by its id', (table) => table.get(1)?.text, 'first'],
  ['all records', (table) => table.all().length, 2],
  ['records by a field', (table) => table.where('text', 'second').length, 1],
  ['the records that pass a test', (table) => table.filter(({ id }) => id === 2).length, 1],
  ['the next number', (table) => table.nextNumber(), 3],
])('generates them before it returns %s', (_what, read, expected) => {
  expect(read(createDatabase().invoices)).toBe(expected);
});

test('a new record comes after the sample, and the sample does not overwrite a change', () => {
  const { database, invoices } = createDatabase();
  invoices.put({ id: 3, text: 'new' });
  expect(idsOf(invoices.all())).toEqual([1, 2, 3]);
  expect(database.changesSinceSeed()).toHaveLength(1);

  const other = createDatabase();
  other.invoices.put({ id: 1, text: 'changed' });
  expect(other.invoices.all().map(({ text }) => text)).toEqual(['changed', 'second']);
});

test('a removed record of the sample stays removed', () => {
  const { database, invoices } = createDatabase();
  invoices.remove(1);
  expect(idsOf(invoices.all())).toEqual([2]);
  expect(database.changesSinceSeed()).toEqual([{ table: 'invoices', id: 1, record: null }]);
});

test("another tab's changes replace records of the sample in their place", () => {
  const { database, invoices } = createDatabase();
  database.apply([
    { table: 'invoices', id: 1, record: { id: 1, text: 'theirs' } as Row },
    { table: 'charges', id: 7, record: null },
  ]);
  expect(invoices.all().map(({ text }) => text)).toEqual(['theirs', 'second']);
  expect(database.table('charges').all()).toEqual([]);
});

test('changes of an earlier visit, applied before the tables exist, are kept', () => {
  const database = new Database();
  database.apply([{ table: 'invoices', id: 2, record: { id: 2, text: 'stored' } as Row }]);
  database.addSampleOnUse(['invoices'], () =>
    database.addSample<Row>('invoices', [
      { id: 1, text: 'first' },
      { id: 2, text: 'second' },
    ]),
  );
  expect(database.table<Row>('invoices').get(2)?.text).toBe('stored');
  expect(database.table<Row>('invoices').all()).toHaveLength(2);
});

test('records added after others that are generated on use come after them', () => {
  const { database, invoices } = createDatabase();
  database.addSample<Row>('invoices', [{ id: 0, text: 'added later' }]);
  expect(idsOf(invoices.all())).toEqual([1, 2, 0]);
});

test('tables that are generated together have their records in the order of adding', () => {
  const database = new Database();
  for (const id of [0, 1])
    database.addSampleOnUse(['invoices', 'charges'], () => {
      database.addSample('invoices', [{ id }]);
      database.addSample('charges', [{ id }]);
    });
  expect(idsOf(database.table<Row>('invoices').all())).toEqual([0, 1]);
  expect(idsOf(database.table<Row>('charges').all())).toEqual([0, 1]);
});

test('records to be generated on use count as written, for data derived from the table', () => {
  const { database, invoices } = createDatabase();
  const { revision } = invoices;
  database.addSampleOnUse(['invoices'], () => {});
  expect(invoices.revision).toBeGreaterThan(revision);
});

test('sample records are no changes: a read that generates them is still a read', () => {
  const { database, invoices } = createDatabase();
  expect(database.read(() => invoices.all().length)).toEqual({ result: 2 });
  expect(database.changesSinceSeed()).toEqual([]);
});

test('a rolled-back change leaves the sample as it was', () => {
  const { database, invoices } = createDatabase();
  expect(() =>
    database.transaction(() => {
      invoices.remove(1);
      throw new Error('refused');
    }),
  ).toThrow('refused');
  expect(idsOf(invoices.all())).toEqual([1, 2]);
});

test('a rolled-back removal keeps the sample that was added after it', () => {
  const { database, invoices } = createDatabase();
  const removeThenFail = () => {
    invoices.remove(1);
    invoices.put({ id: 3, text: 'new' });
    database.addSample<Row>('invoices', [{ id: 5, text: 'of another practice' }]);
    throw new Error('refused');
  };
  expect(() => database.transaction(removeThenFail)).toThrow('refused');
  expect(idsOf(invoices.all())).toEqual([1, 2, 5]);
});
