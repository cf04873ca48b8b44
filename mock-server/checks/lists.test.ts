import type { Endpoint, Role } from '@praxis/contract';
import type { Appointment } from '@praxis/contract/entities/appointment';
import { effectiveStartAt } from '@praxis/contract/rules/appointments/effective-span';
import { everyEndpoint, exampleOf, rolesOf } from './examples';
import { sharedContext } from './shared-context';

const context = sharedContext();

interface List {
  items: { id: string }[];
  total: number;
  page: number;
  perPage: number;
  counts?: Record<string, number>;
}

/** The enum values of a query parameter. */
function valuesOf({ query }: Endpoint, field: 'sort' | 'status'): string[] {
  const shape = (query as unknown as { def: { shape: Record<string, Field> } }).def.shape;
  return Object.keys(shape[field]?.def.innerType.def.entries ?? {});
}
interface Field {
  def: { innerType: { def: { entries: Record<string, string> } } };
}

const isList = ({ query }: Endpoint) =>
  'page' in ((query?.safeParse({}).data as object | undefined) ?? {});

const lists = everyEndpoint.flatMap(({ line, endpoint }) => {
  const roles: readonly Role[] = endpoint.audience === 'public' ? ['patient'] : rolesOf(endpoint);
  return isList(endpoint) ? roles.map((role) => [line, role, endpoint] as const) : [];
});

/** The value an item is sorted by; appointments by their effective start. */
const sortedBy = (item: object, sort: string): unknown =>
  sort === 'startAt' && 'proposedStartAt' in item
    ? effectiveStartAt(item as Appointment)
    : (item as Record<string, unknown>)[sort];

describe.each(lists)('%s as %s', (_line, role, endpoint) => {
  const ask = async (query: string): Promise<List> => {
    const { id = '' } = exampleOf(endpoint, context(), role);
    const path = endpoint.path.replace(':id', id);
    const { status, body } = await context().calls[role]<List>(`GET ${path}?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body;
  };
  const everything = async (query: string, perPage = 100) => {
    const first = await ask(`${query}&perPage=${perPage}`);
    const pages = Math.ceil(first.total / perPage);
    const items = [...first.items];
    for (let page = 2; page <= pages; page += 1)
      items.push(...(await ask(`${query}&perPage=${perPage}&page=${page}`)).items);
    return { ...first, items };
  };

  test('ignores empty query parameters', async () => {
    const empty = ['q', 'status', 'sort', 'page', 'perPage'].map((name) => `${name}=`).join('&');
    expect(await ask(empty)).toEqual(await ask(''));
  });

  test('pages contain every record once, at any page size', async () => {
    const { items, total } = await everything('');
    const ids = items.map(({ id }) => id);
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
    const smaller = await everything('', 37);
    expect(smaller.items.map(({ id }) => id)).toEqual(ids);
    const [first, beyond] = [await ask(''), await ask(`page=${total + 2}`)];
    expect([first.page, first.perPage, first.items.length]).toEqual([1, 10, Math.min(10, total)]);
    expect([beyond.items, beyond.total]).toEqual([[], total]);
  });

  test('every order has the same records, and descending is ascending reversed', async () => {
    const sorts = valuesOf(endpoint, 'sort').filter((sort) => !sort.startsWith('-'));
    const all = (await everything('')).items.map(({ id }) => id).toSorted();
    expect(sorts.length > 0 || !endpoint.query).toBe(true);
    for (const sort of sorts) {
      const up = (await everything(`sort=${sort}`)).items;
      const down = (await everything(`sort=-${sort}`)).items;
      expect([sort, up.map(({ id }) => id).toSorted()]).toEqual([sort, all]);
      // Ties may be in any order, so only values are compared.
      const key = (item: object) => {
        const value = sortedBy(item, sort) ?? null;
        const { fullName, amountMinor } = Object(value) as Partial<Record<string, unknown>>;
        return fullName ?? amountMinor ?? value;
      };
      expect([sort, down.map(key)]).toEqual([sort, up.map(key).toReversed()]);
    }
  });

  test('every tab matches its count, and the counts add up', async () => {
    const { counts, total } = await everything('');
    const statuses = valuesOf(endpoint, 'status').filter((status) => status !== 'all');
    expect((await ask('status=all')).total).toBe(total);
    if (!counts) return;
    expect(Object.keys(counts).toSorted()).toEqual([...statuses, 'all'].toSorted());
    const { all, ...tabs } = counts;
    expect(all).toBe(total);
    expect(Object.values(tabs).reduce((sum, count) => sum + count, 0)).toBe(all);
    for (const status of statuses) {
      const tab = await ask(`status=${status}`);
      expect([status, tab.total, tab.counts]).toEqual([status, counts[status], counts]);
    }
  });

  test('a search without matches finds nothing, a blank one everything', async () => {
    const none = await ask('q=zzqxj%20wvk');
    expect([none.items, none.total]).toEqual([[], 0]);
    if (none.counts) expect(new Set(Object.values(none.counts))).toEqual(new Set([0]));
    expect((await ask('q=%20%20')).total).toBe((await ask('')).total);
  });
});
