import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { endpoint, type Endpoint } from '@praxis/contract';
import { query, recordsChanged, useQuery } from './data';
import { createLazyStore } from './lazy-store';
import { createStore } from './store';
import { createOpenClient } from './testing/query-client';

const plans = query({
  app: 'lazy',
  name: 'plans',
  endpoint: endpoint({
    method: 'GET',
    path: '/plans',
    audience: 'public',
    reads: ['plan'],
  }) as unknown as Endpoint,
});

function Plans() {
  const { data, error, loading, reload } = useQuery(plans, {});
  return (
    <main aria-busy={loading}>
      {error ? <p role="alert">{error.kind}</p> : <p>{String(data)}</p>}
      <button onClick={reload}>Retry</button>
    </main>
  );
}

function setUp() {
  const { client, calls } = createOpenClient();
  const made = createStore(client);
  const load = jest.fn(async () => made.redux);
  const store = createLazyStore(load);
  const page = (
    <Provider store={store}>
      <Plans />
    </Provider>
  );
  return { store, load, page, calls };
}

it('loads for the first mounted query, not for a mutation', async () => {
  const { store, load, page, calls } = setUp();
  store.dispatch(recordsChanged(['plan']));
  expect(load).not.toHaveBeenCalled();
  render(page);
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => calls[0]?.respond('three plans'));
  expect(await screen.findByText('three plans')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(load).toHaveBeenCalledTimes(1);
});

it('replays the actions that were dispatched before it loaded', async () => {
  const { page, calls, load } = setUp();
  const { unmount } = render(page);
  unmount();
  await act(() => load.mock.results[0]?.value as Promise<unknown>);
  await waitFor(() => expect(calls.every(({ aborted }) => aborted)).toBe(true));
});

it('fails the queries if its code fails to load, and loads it again on retry', async () => {
  const { load, page, calls } = setUp();
  load.mockRejectedValueOnce(new Error('Loading chunk 133 failed'));
  render(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('unexpected');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(calls).not.toHaveLength(0));
  await act(async () => calls.at(-1)?.respond('three plans'));
  expect(await screen.findByText('three plans')).toBeInTheDocument();
});
