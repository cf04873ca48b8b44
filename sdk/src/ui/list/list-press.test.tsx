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
  app: 'press',
  name: 'patients',
  endpoint: listPatients,
});

const { client, calls } = createOpenClient();
/** Names of the rows that rendered since it was emptied. */
const rendered: string[] = [];
let store: ReturnType<typeof createStore>;

const argsOf = ({ page, sort, q }: ListQuery, params: URLSearchParams) => ({
  page,
  sort,
  q,
  tab: params.get('tab') ?? 'active',
});

function Patients({ asksAhead }: { asksAhead: boolean }) {
  useDisposed(store);
  const preload = usePreload();
  const list = useListQuery({
    sort: 'name',
    ahead: asksAhead ? (choice, to) => preload(patients, argsOf(choice, to)) : undefined,
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

async function show({ asksAhead = false } = {}) {
  calls.length = 0;
  store = createStore(client);
  const view = await renderUi(
    <Provider store={store.redux}>
      <Patients asksAhead={asksAhead} />
      <Link to="?tab=all">All</Link>
    </Provider>,
    { at: '/patients', history: 'browser' },
  );
  await answer(rowsOf('Maya', 'Tom', 'Ada'));
  rendered.length = 0;
  return view;
}

const rowsOf = (...names: string[]): Rows => ({
  items: names.map((name) => ({ id: name.toLowerCase(), name })),
  total: 60,
});
const answer = (rows: Rows, index = calls.length - 1) =>
  act(async () => calls[index]?.answer(JSON.parse(JSON.stringify(rows))));
const askedFor = () => calls.map(({ input }) => input as unknown as { page: number });
const sortByName = () => screen.getByRole('button', { name: 'Name' });

it('renders no row for a press, and of its answer those that it was not showing', async () => {
  await show();
  await userEvent.click(sortByName());
  expect(calls).toHaveLength(2);
  expect(rendered).toEqual([]);
  await answer(rowsOf('Tom', 'Zoe', 'Maya'));
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Tom',
    'Zoe',
    'Maya',
  ]);
  expect(rendered).toEqual(['Zoe']);
});

it('renders of a list that is asked for again the record that changed', async () => {
  await show();
  act(() => void store.redux.dispatch(recordsChanged(['subscription'])));
  const changed = rowsOf('Maya', 'Tom', 'Ada');
  await answer({ ...changed, items: changed.items.with(1, { id: 'tom', name: 'Thomas' }) });
  expect(rendered).toEqual(['Thomas']);
});

it('renders the row that is chosen, and makes the menu of the one that is opened', async () => {
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

/** As in the product: React itself decides when it renders. */
async function withoutAct(run: () => Promise<void>): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await run();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

/** What follows a press before the browser does anything else: no timer, no message, no frame. */
async function microtasks(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await Promise.resolve();
}

it('asks with the press, before the browser does anything else', async () => {
  await show();
  await withoutAct(async () => {
    sortByName().click();
    await microtasks();
    expect(calls).toHaveLength(2);
  });
});

it.each([
  ['sorting', sortByName],
  ['the next page', () => screen.getByRole('button', { name: 'Next page' })],
  ['another tab', () => screen.getByRole('link', { name: 'All' })],
])(
  'asks before the press has been handled where the page says for what: %s',
  async (_what, target) => {
    await show({ asksAhead: true });
    await withoutAct(async () => {
      target().click();
      expect(calls).toHaveLength(2);
      await microtasks();
      // The page, once it has rendered, does not ask again.
      expect(calls).toHaveLength(2);
    });
  },
);

it('renders once for a press that is answered in a moment: with its rows', async () => {
  await show({ asksAhead: true });
  fireEvent.click(sortByName());
  const heading = () => screen.getByRole('columnheader', { name: 'Name' });
  expect(heading()).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
  await answer(rowsOf('Tom', 'Maya'));
  expect(heading()).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('row', { name: /Tom/ })).toBeVisible();
  expect(calls).toHaveLength(2);
});

it('says that it is loading where the answer takes longer', async () => {
  await show({ asksAhead: true });
  await userEvent.click(sortByName());
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('status')).toHaveTextContent(/./);
  await answer(rowsOf('Tom', 'Maya'));
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
});

it('tells once what a search and another page came to, and nothing as the page opens', async () => {
  await show({ asksAhead: true });
  const { said, stop } = recordAnnouncements();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search patients' }), 'm');
  await waitFor(() => expect(calls).toHaveLength(2));
  await answer({ ...rowsOf('Maya'), total: 26 });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await answer({ ...rowsOf('Mila'), total: 26 });
  // It is said a moment after the rows are there.
  await waitFor(() => expect(said).toContain('Page 2, 26 results'));
  expect(said.filter((text) => text !== 'Updating')).toEqual(['26 results', 'Page 2, 26 results']);
  stop();
});

it('follows a press at once where the page is pressed again', async () => {
  await show({ asksAhead: true });
  const person = userEvent.setup({ delay: null });
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(askedFor().map(({ page }) => page)).toEqual([1, 2, 3]);
  await answer(rowsOf('Zoe'));
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Zoe')).toBeVisible();
});

it('keeps what is typed while the search is on its way', async () => {
  await show({ asksAhead: true });
  const box = screen.getByRole('searchbox', { name: 'Search patients' });
  await userEvent.type(box, 'm');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(box).toHaveValue('m');
  await answer(rowsOf('Maya'));
  expect(box).toHaveValue('m');
});

it('waits for no more than a moment of typing', async () => {
  await show();
  const typedAt = performance.now();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search patients' }), 'm');
  await waitFor(() => expect(calls).toHaveLength(2), { interval: 5 });
  expect(performance.now() - typedAt).toBeLessThan(300);
});

it('leads back and forward through what was pressed, with the rows that were there', async () => {
  const { router } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await answer(rowsOf('Zoe'));
  expect(askedFor().map(({ page }) => page)).toEqual([1, 2]);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Maya')).toBeVisible();
  await act(() => router.navigate(1));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(screen.getByText('Zoe')).toBeVisible();
});
