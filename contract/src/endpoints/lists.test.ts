import * as z from '@praxis/contract/schema';
import { listResponse, listQuery, tabbedListResponse } from './lists';

const query = listQuery(['open', 'closed'], ['name', 'createdAt']);

test('string parameters are converted to numbers, with the defaults of every list', () => {
  expect(query.parse({})).toEqual({ page: 1, perPage: 10 });
  expect(
    query.parse({ page: '3', perPage: '100', q: ' ann ', status: 'all', sort: '-name' }),
  ).toEqual({ page: 3, perPage: 100, q: 'ann', status: 'all', sort: '-name' });
});

test.each([
  { page: '0' },
  { page: '1.5' },
  { page: 'x' },
  { perPage: '101' },
  { perPage: '' },
  { status: 'gone' },
  { sort: 'secret' },
  { q: 'a\u0000b' },
  { q: 'x'.repeat(201) },
])('%j is rejected', (bad) => {
  expect(query.safeParse(bad).success).toBe(false);
});

test('a response has a page, and with tabs a count for every tab and `all`', () => {
  const page = { items: [{ id: 'a' }], total: 1, page: 1, perPage: 10 };
  const item = z.object({ id: z.string() });
  expect(listResponse(item).parse(page)).toEqual(page);
  const tabbed = tabbedListResponse(item, ['open', 'closed']);
  const counts = { open: 1, closed: 0, all: 1 };
  expect(tabbed.parse({ ...page, counts }).counts).toEqual(counts);
  expect(tabbed.safeParse({ ...page, counts: { open: 1, all: 1 } }).success).toBe(false);
});
