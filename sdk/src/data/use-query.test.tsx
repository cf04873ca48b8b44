import { act, render, screen } from '@testing-library/react';
import { endpoint, type Endpoint } from '@praxis/contract';
import { createOpenClient } from '../testing/query-client';
import { useDisposed } from '../testing/store-under-test';
import { addFormInUse, type TypedIn } from '../kept-forms';
import { createStore } from '../store';
import { Provider } from 'react-redux';
import { preload } from './preload';
import { query } from './query';
import { recordsChanged } from './query-actions';
import { entryAt } from './query-entries';
import { failureOfResponse, RequestError } from './request-error';
import { useQuery } from './use-query';

interface Rows {
  page: number;
  rows: string[];
}

const listPlans = endpoint({
  method: 'GET',
  path: '/plans',
  audience: 'public',
  reads: ['plan'],
}) as unknown as Endpoint;

const plans = query<Endpoint, { page: number }>({
  app: 'test',
  name: 'plans',
  endpoint: listPlans,
});
const invoices = query<Endpoint, { page: number }>({
  app: 'test',
  name: 'invoices',
  endpoint: { ...listPlans, path: '/invoices', reads: ['invoice'] },
});
const currencies = query<Endpoint, { page: number }>({
  app: 'test',
  name: 'currencies',
  endpoint: { ...listPlans, path: '/currencies', reads: [] },
});

interface PlansProps {
  page: number | null;
  of?: typeof plans;
  poll?: number;
  hold?: boolean;
}

function Plans({ page, of = plans, poll, hold }: PlansProps) {
  const { data, shown, error, loading, reload } = useQuery(of, page === null ? null : { page }, {
    poll,
    hold,
  });
  const rows = shown as Rows | null;
  return (
    <section aria-label={of.name} aria-busy={loading}>
      {rows && <p data-dimmed={data === null}>{rows.rows.join(' ')}</p>}
      {error && <p role="alert">{error.kind}</p>}
      <button onClick={reload}>Retry</button>
    </section>
  );
}

const { client, calls, open } = createOpenClient();
let store: ReturnType<typeof createStore>;

function Page({ children }: { children: React.ReactNode }) {
  useDisposed(store);
  return <Provider store={store.redux}>{children}</Provider>;
}

function show(children: React.ReactNode) {
  store = createStore(client);
  const view = render(<Page>{children}</Page>);
  return { ...view, show: (next: React.ReactNode) => view.rerender(<Page>{next}</Page>) };
}

const respond = (index: number, value: Rows) => act(async () => calls[index]?.respond(value));
const pageOf = (page: number): Rows => ({ page, rows: [`p${page}a`, `p${page}b`] });
const section = (name = 'plans') => screen.getByRole('region', { name });
const argsOf = (index: number) => calls[index]?.input as unknown as { page: number };

beforeEach(() => {
  calls.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

it('shows a loading state, then the response', async () => {
  show(<Plans page={1} />);
  expect(section()).toHaveAttribute('aria-busy', 'true');
  expect(argsOf(0)).toEqual({ page: 1 });
  await respond(0, pageOf(1));
  expect(section()).toHaveTextContent('p1a p1b');
  expect(section()).toHaveAttribute('aria-busy', 'false');
});

it('keeps the previous rows, dimmed, while other arguments load', async () => {
  const page = show(<Plans page={1} />);
  await respond(0, pageOf(1));
  page.show(<Plans page={2} />);
  expect(screen.getByText('p1a p1b')).toHaveAttribute('data-dimmed', 'true');
  await respond(1, pageOf(2));
  expect(screen.getByText('p2a p2b')).toHaveAttribute('data-dimmed', 'false');
});

it('never shows the response to other arguments, in any order of responses', async () => {
  const page = show(<Plans page={1} />);
  await respond(0, pageOf(1));
  // A mutation reloads page 1; page 2 is opened before the response arrives.
  act(() => void store.redux.dispatch(recordsChanged(['plan'])));
  page.show(<Plans page={2} />);
  await respond(2, pageOf(2));
  await respond(1, pageOf(1));
  expect(section()).toHaveTextContent('p2a p2b');
});

it('cancels the request when the page unmounts', async () => {
  const page = show(<Plans page={1} />);
  page.show(<Plans page={null} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(calls[0]?.aborted).toBe(true);
  expect(section()).toHaveAttribute('aria-busy', 'false');
});

it('shares one request between two components and keeps it until both have unmounted', async () => {
  const page = show([<Plans key="one" page={1} />, <Plans key="two" page={1} />]);
  page.show([<Plans key="two" page={1} />]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(open()).toHaveLength(1);
  await respond(0, pageOf(1));
  expect(section()).toHaveTextContent('p1a p1b');
});

it('reloads only queries of the changed records', async () => {
  show([<Plans key="plans" page={1} />, <Plans key="invoices" page={1} of={invoices} />]);
  await respond(0, pageOf(1));
  await respond(1, pageOf(1));
  act(() => void store.redux.dispatch(recordsChanged(['plan'])));
  expect(calls.slice(2).map((call) => call.endpoint.path)).toEqual(['/plans']);
  // A background reload: the data on screen stays until the response arrives.
  expect(calls[2]?.options.background).toBe(true);
  expect(section()).toHaveAttribute('aria-busy', 'false');
  await respond(2, { page: 1, rows: ['new'] });
  expect(section()).toHaveTextContent('new');
});

it('requests again if records change while a request is in flight', async () => {
  show(<Plans page={1} />);
  act(() => void store.redux.dispatch(recordsChanged(['plan'])));
  expect(calls[0]?.aborted).toBe(true);
  expect(open()).toHaveLength(1);
  await respond(1, pageOf(1));
  expect(section()).toHaveTextContent('p1a p1b');
});

it('shows the failure and retries', async () => {
  show(<Plans page={1} />);
  await act(async () => calls[0]?.fail(new RequestError({ kind: 'timeout', status: 0 })));
  expect(screen.getByRole('alert')).toHaveTextContent('timeout');
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  await respond(1, pageOf(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(section()).toHaveTextContent('p1a');
});

it('keeps the data on screen if a background reload fails', async () => {
  show(<Plans page={1} />);
  await respond(0, pageOf(1));
  act(() => void store.redux.dispatch(recordsChanged(['plan'])));
  await act(async () => calls[1]?.fail(new RequestError({ kind: 'timeout', status: 0 })));
  expect(section()).toHaveTextContent('p1a');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const notFound = new RequestError(failureOfResponse(404, undefined));

it('hides a record deleted elsewhere until it is restored', async () => {
  show(<Plans page={1} />);
  await respond(0, pageOf(1));
  act(() => void store.redux.dispatch(recordsChanged(['plan'])));
  await act(async () => calls[1]?.fail(notFound));
  expect(section()).not.toHaveTextContent('p1a');
  expect(screen.getByRole('alert')).toHaveTextContent('rule');
  act(() => void store.redux.dispatch(recordsChanged(['plan'])));
  await act(async () => calls[2]?.fail(new RequestError({ kind: 'offline', status: 0 })));
  expect(screen.getByRole('alert')).toHaveTextContent('rule');
  act(() => void store.redux.dispatch(recordsChanged(['plan'])));
  await respond(3, pageOf(1));
  expect(section()).toHaveTextContent('p1a');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps a record deleted elsewhere on screen until a form with user input is closed', async () => {
  let typed: TypedIn = { name: 'Plus' };
  const close = addFormInUse('/plans/1', () => typed);
  show(<Plans page={1} />);
  await respond(0, pageOf(1));
  act(() => void store.redux.dispatch(recordsChanged(['plan'])));
  await act(async () => calls[1]?.fail(notFound));
  await act(async () => addFormInUse('/plans/1', () => null)());
  expect(section()).toHaveTextContent('p1a');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  typed = null;
  await act(async () => close());
  expect(section()).not.toHaveTextContent('p1a');
  expect(screen.getByRole('alert')).toHaveTextContent('rule');
});

it('shows a record that was restored while a form was open', async () => {
  const close = addFormInUse('/plans/1', () => ({ name: 'Plus' }));
  show(<Plans page={1} />);
  await respond(0, pageOf(1));
  act(() => void store.redux.dispatch(recordsChanged(['plan'])));
  await act(async () => calls[1]?.fail(notFound));
  act(() => void store.redux.dispatch(recordsChanged(['plan'])));
  await respond(2, pageOf(1));
  await act(async () => close());
  expect(section()).toHaveTextContent('p1a');
});

it('ignores a 404 HTML page of a proxy', async () => {
  show(<Plans page={1} />);
  await respond(0, pageOf(1));
  act(() => void store.redux.dispatch(recordsChanged(['plan'])));
  await act(async () => calls[1]?.fail(new RequestError(failureOfResponse(404, '<html>'))));
  expect(section()).toHaveTextContent('p1a');
});

it('shows a response from the last minute immediately, and evicts it afterwards', async () => {
  jest.useFakeTimers();
  const page = show(<Plans page={1} />);
  await respond(0, pageOf(1));
  page.show(<Plans page={2} />);
  await respond(1, pageOf(2));
  page.show(<Plans page={1} />);
  expect(section()).toHaveTextContent('p1a p1b');
  expect(argsOf(2)).toEqual({ page: 1 });
  await respond(2, pageOf(1));
  page.show(<Plans page={2} />);
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  const key = JSON.stringify({ page: 1 });
  expect(entryAt(store.redux.getState(), { app: 'test', name: 'plans', key })).toBeUndefined();
});

it('cancels a prefetch that takes longer than its data would be cached', async () => {
  jest.useFakeTimers();
  show(null);
  void preload(store.redux, plans, { page: 1 });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls).toHaveLength(1);
  expect(open()).toHaveLength(0);
});

it('polls in the background while the page is visible', async () => {
  jest.useFakeTimers();
  show(<Plans page={1} poll={20_000} />);
  await respond(0, pageOf(1));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(calls).toHaveLength(2);
  expect(calls[1]?.options.background).toBe(true);
});

it('reloads a minute-old response in the background, as long as the page shows it', async () => {
  jest.useFakeTimers();
  const page = show(<Plans page={1} />);
  await respond(0, pageOf(1));
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(calls).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(argsOf(1)).toEqual({ page: 1 });
  expect(calls[1]?.options.background).toBe(true);
  await respond(1, { page: 1, rows: ['changed by a colleague'] });
  expect(section()).toHaveTextContent('changed by a colleague');
  // After any response, a failed one too.
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await act(async () => calls[2]?.fail(new RequestError({ kind: 'timeout', status: 0 })));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls).toHaveLength(4);
  await respond(3, pageOf(1));
  page.show(<p>Another page</p>);
  await act(() => jest.advanceTimersByTimeAsync(180_000));
  expect(calls).toHaveLength(4);
});

it('counts the minute from the latest request', async () => {
  jest.useFakeTimers();
  show(<Plans page={1} />);
  await respond(0, pageOf(1));
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  act(() => void store.redux.dispatch(recordsChanged(['plan'])));
  await respond(1, pageOf(1));
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(calls).toHaveLength(2);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(calls).toHaveLength(3);
});

it('does not reload a hidden page, nor a response without records', async () => {
  jest.useFakeTimers();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  show(
    <>
      <Plans page={1} />
      <Plans page={1} of={currencies} />
    </>,
  );
  await respond(0, pageOf(1));
  await respond(1, pageOf(1));
  await act(() => jest.advanceTimersByTimeAsync(180_000));
  expect(calls).toHaveLength(2);
  visibility.mockRestore();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls.slice(2).map(({ endpoint }) => endpoint.path)).toEqual(['/plans']);
});

it('freezes its data and sends no request while held, and catches up afterwards', async () => {
  const page = show(<Plans page={1} />);
  await respond(0, pageOf(1));
  page.show(<Plans page={1} hold />);
  act(() => void store.redux.dispatch(recordsChanged(['plan'])));
  expect(section()).toHaveTextContent('p1a p1b');
  expect(calls).toHaveLength(1);
  page.show(<Plans page={1} />);
  await respond(1, { page: 1, rows: ['new'] });
  expect(section()).toHaveTextContent('new');
});

it('rejects two queries of the same name in one app', () => {
  expect(() => query({ app: 'test', name: 'plans', endpoint: listPlans })).toThrow(
    'The app "test" has two queries named "plans".',
  );
});
