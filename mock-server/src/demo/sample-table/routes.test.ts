import type { SampleRow } from '@praxis/contract/demo/sample-table';
import { startDemo } from '../testing';

interface Page {
  allData: SampleRow[];
  invoices: SampleRow[];
  total: number;
}

const list = async (query = {}) =>
  (await startDemo().get<Page>('/api/datatables/data', query)).body;
const ids = (rows: readonly SampleRow[]) => rows.map(({ id }) => id);

test('has a hundred people in all five statuses', async () => {
  const { body } = await startDemo().get<SampleRow[]>('/api/datatables/initial-data');
  expect(ids(body)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(new Set(body.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(new Set(body.map(({ full_name }) => full_name)).size).toBe(100);
});

test('returns the first ten rows', async () => {
  const { allData, invoices, total } = await list();
  expect(allData).toHaveLength(100);
  expect(ids(invoices)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(total).toBe(100);
});

test.each([
  [{ page: '2', perPage: '3' }, [4, 5, 6]],
  [{ page: '0', perPage: '2' }, [1, 2]],
  [{ page: '-1', perPage: '2' }, [1, 2]],
  [{ page: 'abc', perPage: '2' }, [1, 2]],
  [{ page: '1.5', perPage: '2' }, [1, 2]],
  [{ page: '', perPage: '2', unknown: 'yes' }, [1, 2]],
  [{ page: '101', perPage: '1' }, []],
])('%j', async (query, expected) => {
  const { invoices, total } = await list(query);
  expect(ids(invoices)).toEqual(expected);
  expect(total).toBe(100);
});

test.each([{ perPage: '0' }, { perPage: '-5' }, { perPage: 'all' }])(
  '%j defaults to ten',
  async (query) => {
    expect((await list(query)).invoices).toHaveLength(10);
  },
);

test.each(['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const)(
  'searches %s, ignoring case',
  async (field) => {
    const sought = (await list()).allData[41];
    const { invoices, total, allData } = await list({
      q: sought?.[field].toUpperCase(),
      perPage: '100',
    });
    expect(ids(invoices)).toContain(42);
    expect(total).toBe(invoices.length);
    expect(total).toBeLessThan(100);
    expect(allData).toHaveLength(100);
  },
);

test('does not search the city, and returns no rows without a match', async () => {
  const { allData } = await list();
  expect((await list({ q: allData[0]?.city })).invoices).toEqual([]);
  expect(await list({ q: 'nobody at all' })).toMatchObject({ invoices: [], total: 0 });
});

test('generates 10,000 rows from the hundred', async () => {
  const demo = startDemo();
  const { body: hundred } = await demo.get<SampleRow[]>('/api/datatables/initial-data');
  const { body: rows } = await demo.get<SampleRow[]>('/api/datatables/large');
  expect(rows).toHaveLength(10_000);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(10_000);
  expect(new Set(rows.map(({ email }) => email)).size).toBe(10_000);
  expect(rows.slice(0, 100)).toEqual(hundred.map((row) => ({ ...row, avatar: '' })));
  const amount = (row: SampleRow | undefined) => Number(row?.salary.replaceAll(/[$,]/g, ''));
  expect(rows[207]).toMatchObject({
    full_name: `${hundred[7]?.full_name} 3`,
    post: hundred[7]?.post,
    status: ((hundred[7]!.status + 1) % 5) + 1,
  });
  expect(amount(rows[207])).toBeCloseTo(amount(hundred[7]) + 20, 2);
  expect(Date.parse(rows[207]!.start_date)).toBe(
    Date.parse(hundred[7]!.start_date) - 2 * 24 * 60 * 60 * 1000,
  );
});
