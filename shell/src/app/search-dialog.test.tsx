import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoint, type Endpoint } from '@praxis/contract';
import { HostProvider, type MenuEntry, type Navigation, type RecordSearch } from '@praxis/sdk';
import { Provider } from 'react-redux';
import { query, RequestError } from '@praxis/sdk/data';
import { createStore, type PraxisStore } from '@praxis/sdk/store';
import { createBrowserRouter, Link, RouterProvider } from '@praxis/sdk/router';
import { LinkProvider } from '@praxis/sdk/ui';
import { createOpenClient } from '@praxis/sdk/testing/query-client';
import { startI18n } from '../language/i18n';
import { label } from '../testing/manifest';
import SearchDialog from './search-dialog';

beforeAll(() => startI18n('en'));
beforeEach(() => window.history.replaceState(null, '', '/'));

const entryOf = (name: string) =>
  ({ path: `/${name.toLowerCase()}`, label: label(name), icon: 'svg' }) as unknown as MenuEntry;

const { client, calls } = createOpenClient();
let store: PraxisStore;
beforeEach(() => {
  calls.splice(0);
  store = createStore(client);
});
afterEach(() => store.dispose());

/** Patients, whose names are the response. */
const patients: RecordSearch<string[]> = {
  page: '/patients',
  query: query<Endpoint, string, string[]>({
    app: 'test',
    name: 'patients',
    endpoint: endpoint({ method: 'GET', path: '/patients', audience: 'public' }) as never,
    ask: (sender, q, options) =>
      sender.call(
        {} as Endpoint,
        { query: { q } } as never,
        options,
      ) as Promise<unknown> as Promise<string[]>,
  }),
  useResults: (names) =>
    (names ?? []).map((name) => ({ path: `/patients/${name}`, name, detail: 'Plus' })),
};

const open = (...names: string[]) => openWith(undefined, ...names);

async function openWith(records: RecordSearch<string[]> | undefined, ...names: string[]) {
  const entries = names.map(entryOf);
  const navigation = { menu: [{ entries }], profileMenu: [], pages: [] } as unknown as Navigation;
  const language = { get: () => 'en', subscribe: () => () => {} };
  const onClose = jest.fn();
  const element = (
    <HostProvider value={{ language } as never}>
      <LinkProvider value={Link}>
        <Provider store={store.redux}>
          <SearchDialog
            navigation={navigation}
            onClose={onClose}
            records={records as RecordSearch | undefined}
          />
        </Provider>
      </LinkProvider>
    </HostProvider>
  );
  const router = createBrowserRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  return { router, onClose, field: await screen.findByRole('combobox'), user: userEvent.setup() };
}

it('announces that there are no results in an existing live region', async () => {
  const { field, user } = await open();
  const status = screen.getByRole('status');
  await user.type(field, 'zzz');
  expect(status).toHaveTextContent('No results for “zzz”');
});

it('opens a page by click and by Enter, and closes', async () => {
  const { router, onClose, field, user } = await open('Plans', 'Patients', 'Team');
  await user.click(screen.getByRole('option', { name: 'Plans' }));
  expect(router.state.location.pathname).toBe('/plans');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(field).toHaveFocus();
  await user.type(field, 'a{ArrowDown}{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/team');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('leaves Ctrl+click to the browser, which opens a new tab, and stays open', async () => {
  const { router, onClose, user } = await open('Plans');
  const option = screen.getByRole('option', { name: 'Plans' });
  expect(option).toHaveAttribute('href', '/plans');
  // jsdom would report that it can't open the address.
  const left = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', left, { once: true });
  await user.keyboard('{Control>}');
  await user.click(option);
  await user.keyboard('{/Control}');
  expect(left).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/');
  expect(onClose).not.toHaveBeenCalled();
});

const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const asked = () => calls.map(({ input }) => (input as { query: { q: string } }).query.q);
const respond = (index: number, found: string[]) => act(async () => calls[index]?.respond(found));

it('finds records of the app after a pause in typing, and opens one', async () => {
  const { router, onClose, field, user } = await openWith(patients, 'Plans', 'Patients');
  expect(names()).toEqual(['Plans', 'Patients']);
  await user.type(field, ' an');
  await waitFor(() => expect(asked()).toEqual(['an']));
  await respond(0, ['Hannah', 'Ivan']);
  expect(screen.getByRole('group', { name: 'Patients' })).toBeVisible();
  expect(names()).toEqual(['Plans', 'HHannahPlus', 'IIvanPlus']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/patients/Hannah');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('opens the first record on Enter, once it has arrived', async () => {
  const { router, field, user } = await openWith(patients, 'Patients');
  await user.type(field, 'han{Enter}');
  await waitFor(() => expect(asked()).toEqual(['han']));
  await respond(0, ['Hannah', 'Johan']);
  expect(router.state.location.pathname).toBe('/patients/Hannah');
});

it('opens nothing if the text was changed after Enter', async () => {
  const { router, field, user } = await openWith(patients, 'Patients');
  await user.type(field, 'han{Enter}n');
  await waitFor(() => expect(asked()).toEqual(['hann']));
  await respond(0, ['Hannah']);
  expect(names()).toEqual(['HHannahPlus']);
  expect(router.state.location.pathname).toBe('/');
});

it('shows only results of the current text, and says that there are none once it knows', async () => {
  const { field, user } = await openWith(patients, 'Patients');
  await user.type(field, 'an');
  await waitFor(() => expect(asked()).toEqual(['an']));
  await respond(0, ['Hannah', 'Ivan']);
  await user.type(field, 'n');
  expect(names()).toEqual(['HHannahPlus']);
  await user.type(field, 'z');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/^No results/)).not.toBeInTheDocument();
  await waitFor(() => expect(asked()).toEqual(['an', 'annz']));
  await respond(1, []);
  expect(screen.getByRole('status')).toHaveTextContent('No results for “annz”');
  await user.clear(field);
  expect(names()).toEqual(['Patients']);
});

it('offers to retry when records can’t be loaded, and still finds pages', async () => {
  const { field, user } = await openWith(patients, 'Patients');
  await user.type(field, 'pat');
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => calls[0]?.fail(new RequestError({ kind: 'timeout', status: 0 })));
  expect(names()).toEqual(['Patients']);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await respond(1, ['Patricia']);
  expect(names()).toEqual(['Patients', 'PPatriciaPlus']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
