import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { endpoint, type Endpoint } from '@praxis/contract';
import { query } from '../../data/query';
import { recordsChanged } from '../../data/query-actions';
import { usePreload, useQuery, type QueryResult } from '../../data/use-query';
import { Link, useSearchParams } from '../../router';
import { createStore } from '../../store';
import { recordAnnouncements } from '../../testing/announcements';
import { createOpenClient } from '../../testing/query-client';
import { renderUi } from '../../testing/render-ui';
import { useDisposed } from '../../testing/store-under-test';
import { EmptyState } from '../components/empty-state';
import type { Column } from './table/column';
import { ListPage } from './list-page';
import { useListQuery, type ListQuery } from './use-list-query';

interface Patient {
  id: string;
  name: string;
}
interface Rows {
  items: Patient[];
  total: number;
}

const listPatients = endpoint({
  method: 'GET',
  path: '/patients',
  audience: 'public',
  reads: ['subscription'],
}) as unknown as Endpoint;

const patients = query<Endpoint, { page: number; sort: string; q: string; tab: string }>({
  app: 'navigation',
  name: 'patients',
  endpoint: listPatients,
});

const { client, calls } = createOpenClient();
/** Names of the rows that rendered since the last reset. */
const rendered: string[] = [];
let store: ReturnType<typeof createStore>;

const argsOf = ({ page, sort, q }: ListQuery, params: URLSearchParams) => ({
  page,
  sort,
  q,
  tab: params.get('tab') ?? 'active',
});

function Patients({ prefetches }: { prefetches: boolean }) {
  useDisposed(store);
  const preload = usePreload();
  const list = useListQuery({
    sort: 'name',
    ahead: prefetches ? (choice, to) => preload(patients, argsOf(choice, to)) : undefined,
  });
  const rows = useQuery(patients, argsOf(list, useSearchParams()[0])) as QueryResult<Rows>;
  const columns = useMemo<Column<Patient>[]>(
    () => [
      {
        key: 'name',
        title: 'Name',
        sort: 'name',
        cell: ({ name }) => {
          rendered.push(name);
          return name;
        },
      },
    ],
    [],
  );
  return (
    <ListPage<Patient>
      label="Patients"
      searchLabel="Search patients"
      list={list}
      query={rows}
      empty={<EmptyState title="No patients yet" />}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={({ name }) => [{ key: 'open', label: `Open ${name}` }]}
      bulkActions={(chosen) => <p>{chosen.map(({ name }) => name).join(' ')}</p>}
      columns={columns}
    />
  );
}

async function show({ prefetches = false } = {}) {
  calls.length = 0;
  store = createStore(client);
  const view = await renderUi(
    <Provider store={store.redux}>
      <Patients prefetches={prefetches} />
      <Link to="?tab=all">All</Link>
    </Provider>,
    { at: '/patients', history: 'browser' },
  );
  await respond(rowsOf('Maya', 'Tom', 'Ada'));
  rendered.length = 0;
  return view;
}

const rowsOf = (...names: string[]): Rows => ({
  items: names.map((name) => ({ id: name.toLowerCase(), name })),
  total: 60,
});
const respond = (rows: Rows, index = calls.length - 1) =>
  act(async () => calls[index]?.respond(JSON.parse(JSON.stringify(rows))));
const requestedArgs = () => calls.map(({ input }) => input as unknown as { page: number });
const sortByName = () => screen.getByRole('button', { name: 'Name' });

it('re-renders no row on click, and only new rows when the response arrives', async () => {
  await show();
  await userEvent.click(sortByName());
  expect(calls).toHaveLength(2);
  expect(rendered).toEqual([]);
  await respond(rowsOf('Tom', 'Zoe', 'Maya'));
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Tom',
    'Zoe',
    'Maya',
  ]);
  expect(rendered).toEqual(['Zoe']);
});

it('re-renders only the changed record when the list is refetched', async () => {
  await show();
  act(() => void store.redux.dispatch(recordsChanged(['subscription'])));
  const changed = rowsOf('Maya', 'Tom', 'Ada');
  await respond({ ...changed, items: changed.items.with(1, { id: 'tom', name: 'Thomas' }) });
  expect(rendered).toEqual(['Thomas']);
});

it('re-renders only the selected row, and no row to open a menu', async () => {
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Tom' }));
  expect(rendered).toEqual(['Tom']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada' }));
  expect(screen.getByText('Tom Ada')).toBeVisible();
  rendered.length = 0;
  const row = screen.getByRole('row', { name: /Maya/ });
  await userEvent.click(within(row).getByRole('button', { name: 'Actions for Maya' }));
  expect(screen.getByRole('menuitem', { name: 'Open Maya' })).toHaveFocus();
  expect(rendered).toEqual([]);
});

/** Lets React schedule its renders, as in production. */
async function withoutAct(run: () => Promise<void>): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await run();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

/** Flushes the microtasks of a click, before any timer, message or frame. */
async function flushMicrotasks(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await Promise.resolve();
}

it('sends the request in the same task as the click', async () => {
  await show();
  await withoutAct(async () => {
    sortByName().click();
    await flushMicrotasks();
    expect(calls).toHaveLength(2);
  });
});

it.each([
  ['sorting', sortByName],
  ['the next page', () => screen.getByRole('button', { name: 'Next page' })],
  ['another tab', () => screen.getByRole('link', { name: 'All' })],
])('sends the request synchronously on click if the page prefetches: %s', async (_what, target) => {
  await show({ prefetches: true });
  await withoutAct(async () => {
    target().click();
    expect(calls).toHaveLength(2);
    await flushMicrotasks();
    // The rendered page does not request it again.
    expect(calls).toHaveLength(2);
  });
});

it('renders once, with the new rows, if the response arrives quickly', async () => {
  await show({ prefetches: true });
  fireEvent.click(sortByName());
  const heading = () => screen.getByRole('columnheader', { name: 'Name' });
  expect(heading()).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
  await respond(rowsOf('Tom', 'Maya'));
  expect(heading()).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('row', { name: /Tom/ })).toBeVisible();
  expect(calls).toHaveLength(2);
});

it('shows that it is loading if the response takes longer', async () => {
  await show({ prefetches: true });
  await userEvent.click(sortByName());
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('status')).toHaveTextContent(/./);
  await respond(rowsOf('Tom', 'Maya'));
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
});

it('announces the results of a search and of another page once, and nothing on the initial load', async () => {
  await show({ prefetches: true });
  const { said, stop } = recordAnnouncements();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search patients' }), 'm');
  await waitFor(() => expect(calls).toHaveLength(2));
  await respond({ ...rowsOf('Maya'), total: 26 });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await respond({ ...rowsOf('Mila'), total: 26 });
  // The announcement follows a moment after the rows.
  await waitFor(() => expect(said).toContain('Page 2, 26 results'));
  expect(said.filter((text) => text !== 'Updating')).toEqual(['26 results', 'Page 2, 26 results']);
  stop();
});

it('follows a click immediately when another one comes before the response', async () => {
  await show({ prefetches: true });
  const person = userEvent.setup({ delay: null });
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(requestedArgs().map(({ page }) => page)).toEqual([1, 2, 3]);
  await respond(rowsOf('Zoe'));
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Zoe')).toBeVisible();
});

it('keeps the typed text while the search is pending', async () => {
  await show({ prefetches: true });
  const box = screen.getByRole('searchbox', { name: 'Search patients' });
  await userEvent.type(box, 'm');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(box).toHaveValue('m');
  await respond(rowsOf('Maya'));
  expect(box).toHaveValue('m');
});

it('debounces typing only briefly', async () => {
  await show();
  // On a busy machine, rendering the letter may take longer than the delay.
  jest.useFakeTimers();
  try {
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search patients' }), {
      target: { value: 'm' },
    });
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(calls).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

it('goes back and forward through the history with the cached rows', async () => {
  const { router } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await respond(rowsOf('Zoe'));
  expect(requestedArgs().map(({ page }) => page)).toEqual([1, 2]);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Maya')).toBeVisible();
  await act(() => router.navigate(1));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(screen.getByText('Zoe')).toBeVisible();
});
