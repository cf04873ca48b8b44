import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { endpoint, type Endpoint } from '@praxis/contract';
import { query } from '../../data/query';
import { usePreload, useQuery, type QueryResult } from '../../data/use-query';
import { Link, useSearchParams } from '../../router';
import { createStore } from '../../store';
import { createOpenClient } from '../../testing/query-client';
import { renderUi } from '../../testing/render-ui';
import { useDisposed } from '../../testing/store-under-test';
import type { Column } from './table/column';
import { ListPage } from './list-page';
import { hoverDelay } from './hover-intent';
import { useListQuery, type ListQuery } from './use-list-query';

interface Plan {
  id: string;
}

const plans = query<Endpoint, { page: number; sort: string; tab: string }>({
  app: 'prefetch',
  name: 'plans',
  endpoint: endpoint({
    method: 'GET',
    path: '/plans',
    audience: 'public',
    reads: ['plan'],
  }) as unknown as Endpoint,
});
const columns: Column<Plan>[] = [{ key: 'id', title: 'Plan', sort: 'id', cell: ({ id }) => id }];
const argsOf = ({ page, sort }: ListQuery, params: URLSearchParams) => ({
  page,
  sort,
  tab: params.get('tab') ?? 'active',
});

const { client, calls } = createOpenClient();
let store: ReturnType<typeof createStore>;
let person: ReturnType<typeof userEvent.setup>;

function Plans() {
  useDisposed(store);
  const preload = usePreload();
  const list = useListQuery({
    sort: 'id',
    ahead: (choice, to) => preload(plans, argsOf(choice, to)),
  });
  const rows = useQuery(plans, argsOf(list, useSearchParams()[0])) as QueryResult<{
    items: Plan[];
    total: number;
  }>;
  return (
    <ListPage<Plan>
      label="Plans"
      list={list}
      query={rows}
      empty={null}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}

const respond = (...ids: string[]) =>
  act(async () => calls.at(-1)?.respond({ items: ids.map((id) => ({ id })), total: 60 }));
const waitPastHoverDelay = () =>
  act(() => new Promise((resolve) => setTimeout(resolve, hoverDelay + 40)));

async function show() {
  calls.length = 0;
  person = userEvent.setup({ delay: null });
  store = createStore(client);
  await renderUi(
    <Provider store={store.redux}>
      <Plans />
      <Link to="?tab=all">All</Link>
      <Link to="/elsewhere?tab=all">Elsewhere</Link>
    </Provider>,
    { at: '/plans', history: 'browser' },
  );
  await respond('Basic', 'Family');
}

const nextPage = () => screen.getByRole('button', { name: 'Next page' });
const requests = () => calls.map(({ input }) => input);

it.each([
  ['the next page', nextPage, { page: 2, sort: 'id', tab: 'active' }],
  ['a page', () => screen.getByRole('button', { name: 'Page 6' }), { page: 6, sort: 'id' }],
  ['a heading', () => screen.getByRole('button', { name: 'Plan' }), { page: 1, sort: '-id' }],
  ['a tab', () => screen.getByRole('link', { name: 'All' }), { page: 1, tab: 'all' }],
])(
  'prefetches when the mouse rests on %s, and does not refetch on click',
  async (_what, target, args) => {
    await show();
    await person.hover(target());
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(requests()[1]).toMatchObject(args);
    await respond('Zen');
    expect(screen.queryByText('Zen')).toBeNull();

    await person.click(target());
    expect(await screen.findByText('Zen')).toBeVisible();
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
    const [, prefetch] = requests();
    expect(
      requests().filter((input) => JSON.stringify(input) === JSON.stringify(prefetch)),
    ).toEqual([prefetch]);
  },
);

it('prefetches the following page while the mouse stays', async () => {
  await show();
  await person.hover(nextPage());
  await waitFor(() => expect(calls).toHaveLength(2));
  await respond('Zen');
  await person.click(nextPage());
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ page: 3 }));
});

it('prefetches nothing for a mouse that only passes, or for a link to another page', async () => {
  await show();
  const all = screen.getByRole('link', { name: 'All' });
  fireEvent.pointerOver(nextPage());
  fireEvent.pointerOut(nextPage(), { relatedTarget: all });
  fireEvent.pointerOver(all);
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitPastHoverDelay();
  expect(calls).toHaveLength(1);
});

it('prefetches nothing on touch', async () => {
  await show();
  await person.pointer([{ keys: '[TouchA>]', target: nextPage() }]);
  await waitPastHoverDelay();
  await person.pointer([{ keys: '[TouchB>]', target: screen.getByRole('link', { name: 'All' }) }]);
  await waitPastHoverDelay();
  expect(calls).toHaveLength(1);
});

it('prefetches nothing in data-saver mode', async () => {
  await show();
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: true },
  });
  try {
    await person.hover(nextPage());
    await waitPastHoverDelay();
    await person.hover(screen.getByRole('link', { name: 'All' }));
    await waitPastHoverDelay();
    expect(calls).toHaveLength(1);
  } finally {
    Reflect.deleteProperty(navigator, 'connection');
  }
});

it('refetches on click if the prefetched data is stale', async () => {
  await show();
  await person.hover(nextPage());
  await waitFor(() => expect(calls).toHaveLength(2));
  await respond('Zen');
  const start = Date.now();
  const now = jest.spyOn(Date, 'now').mockImplementation(() => start + 20_000);
  try {
    await person.click(nextPage());
    await waitFor(() => expect(requests().filter((input) => 'page' in input)).toHaveLength(3));
    expect(screen.getByText('Zen')).toBeVisible();
  } finally {
    now.mockRestore();
  }
});
