import { useEffect } from 'react';
import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Endpoint } from '@praxis/contract';
import { HostProvider, type HostApi, type Notice } from '../host';
import { createStore, type PraxisStore } from '../store';
import { createOpenClient } from '../testing/query-client';
import { renderUi } from '../testing/render-ui';
import { useDisposed } from '../testing/store-under-test';
import { addressOf, query } from './query';
import { entryAt } from './query-entries';
import { RequestError } from './request-error';
import { useMutation, type Mutation, type RunOptions } from './use-mutation';
import { useQuery } from './use-query';

const declare = (path: string, declaration: Partial<Endpoint>) =>
  ({ method: 'GET', path, audience: 'public', ...declaration }) as Endpoint;

const plansQuery = query<Endpoint, Record<never, never>>({
  app: 'mutation',
  name: 'plans',
  endpoint: declare('/plans', { reads: ['plan'] }),
});
const invoicesQuery = query<Endpoint, Record<never, never>>({
  app: 'mutation',
  name: 'invoices',
  endpoint: declare('/invoices', { reads: ['invoice'] }),
});
const invoices = addressOf(invoicesQuery, {});
const publish = declare('/plans/publish', { method: 'POST', changes: ['plan'], idempotent: true });

let { client, calls } = createOpenClient();
const notices: Notice[] = [];
let mutation: Mutation<Endpoint>;
let store: PraxisStore;

function Page() {
  useDisposed(store);
  const current = useMutation(publish);
  useEffect(() => {
    mutation = current;
  });
  const plans = useQuery(plansQuery, {}).data as { items: { name: string }[] } | null;
  useQuery(invoicesQuery, {});
  return <p>{plans?.items.map(({ name }) => name).join(' ')}</p>;
}

async function show() {
  store = createStore(client);
  const host = { client, notify: (notice: Notice) => notices.push(notice) };
  const view = await renderUi(
    <Provider store={store.redux}>
      <HostProvider value={host as unknown as HostApi}>
        <Page />
      </HostProvider>
    </Provider>,
  );
  await act(async () =>
    calls.forEach((call) => call.respond({ items: [{ id: '1', name: 'Basic' }] })),
  );
  calls.length = 0;
  return view;
}

const bodyOf = (name: string) => ({ body: { name } }) as never;
const run = (name = 'Plus', options?: RunOptions<Endpoint>) => {
  const result = mutation.run(bodyOf(name), options);
  result.catch(() => undefined);
  return result;
};
const commands = () => calls.filter(({ endpoint: { method } }) => method !== 'GET');
const keyOf = (index: number) => commands()[index]?.input.idempotencyKey;
const statuses = { version_conflict: 412, validation_failed: 422 } as const;
const refuse = (index: number, code: keyof typeof statuses) =>
  act(async () =>
    commands()[index]?.fail(new RequestError({ kind: 'rule', status: statuses[code], code })),
  );
const reloadedQueries = () => calls.filter(({ endpoint: { method } }) => method === 'GET');

beforeEach(() => {
  // A mutation that a test leaves pending must not delay those of the next one.
  ({ client, calls } = createOpenClient());
  notices.length = 0;
});

it('reloads only what the mutation changed', async () => {
  await show();
  act(() => void run('Plus', { success: 'Published' }));
  await act(async () => calls[0]?.respond({}));
  expect(notices).toEqual([{ kind: 'success', text: 'Published' }]);
  expect(reloadedQueries().map(({ endpoint: { path } }) => path)).toEqual(['/plans']);
});

it('reuses the idempotency key for retries and creates another for another body', async () => {
  await show();
  act(() => void run());
  await act(async () => calls[0]?.fail(new RequestError({ kind: 'timeout', status: 0 })));
  act(() => void run());
  await refuse(1, 'validation_failed');
  act(() => void run('Family'));
  expect(keyOf(1)).toBe(keyOf(0));
  expect(keyOf(2)).not.toBe(keyOf(0));
});

it('keeps the key on the version that an attempt with a lost response produced: it is not processed twice', async () => {
  await show();
  const refund = (version: number) =>
    act(() => {
      mutation.run({ body: { amount: 750 }, version } as never).catch(() => undefined);
    });
  refund(4);
  const lost = keyOf(0);
  await act(async () => calls[0]?.fail(new RequestError({ kind: 'timeout', status: 0 })));
  calls.length = 0;
  refund(5);
  expect(commands()[0]?.input.version).toBe(5);
  expect(keyOf(0)).toBe(lost);
});

it('creates another key after the mutation succeeded', async () => {
  await show();
  act(() => void run());
  await act(async () => calls[0]?.respond({}));
  const first = keyOf(0);
  calls.length = 0;
  act(() => void run());
  expect(keyOf(0)).not.toBe(first);
});

it('retries from the notice with its own key, though another mutation was sent in between', async () => {
  await show();
  const add = (name: string, of = name): void =>
    void mutation.runOrNotify(bodyOf(name), { retry: () => add(of) });
  act(() => add('Plus'));
  act(() => add('Family', 'Family and more'));
  const lost = new RequestError({ kind: 'timeout', status: 0 });
  await act(async () => commands().forEach((call) => call.fail(lost)));
  act(() => notices.forEach(({ undo }) => void undo?.run()));
  expect(keyOf(2)).toBe(keyOf(0));
  // Other input is another mutation.
  expect(keyOf(3)).not.toBe(keyOf(1));
});

it('uses the caller’s key, so that concurrent mutations keep theirs', async () => {
  await show();
  const send = (idempotencyKey: string) =>
    act(() => {
      mutation.run({ body: { name: 'Plus' }, idempotencyKey } as never).catch(() => undefined);
    });
  send('first');
  send('second');
  await act(async () => calls[0]?.fail(new RequestError({ kind: 'timeout', status: 0 })));
  send('first');
  expect([0, 1, 2].map(keyOf)).toEqual(['first', 'second', 'first']);
});

it('shows the expected record immediately, until the reload', async () => {
  await show();
  act(() => void run('Plus', { optimistic: { record: { id: '1' }, changes: { name: 'Plus' } } }));
  expect(screen.getByText('Plus')).toBeInTheDocument();
  await act(async () => calls[0]?.respond({}));
  expect(screen.getByText('Plus')).toBeInTheDocument();
  await act(async () => calls[1]?.respond({ items: [{ id: '1', name: 'Plus, published' }] }));
  expect(screen.getByText('Plus, published')).toBeInTheDocument();
});

it('does not update a record of another kind with the same id', async () => {
  await show();
  const other = { id: '1', name: 'Invoice 1' };
  await act(async () => {
    store.redux.dispatch({ type: 'queries/reloaded', address: invoices, background: false });
  });
  await act(async () => calls[0]?.respond({ items: [other] }));
  act(() => void run('Plus', { optimistic: { record: { id: '1' }, changes: { name: 'Plus' } } }));
  expect(entryAt(store.redux.getState(), invoices)?.data).toEqual({ items: [other] });
});

it('rolls the record back if the mutation is refused, and shows the reason', async () => {
  await show();
  const optimistic = { record: { id: '1' }, changes: { name: 'Plus' } };
  let response: unknown;
  act(() => {
    void mutation.runOrNotify(bodyOf('Plus'), { optimistic }).then((value) => {
      response = value;
    });
  });
  await refuse(0, 'validation_failed');
  expect(screen.getByText('Basic')).toBeInTheDocument();
  expect(response).toBeNull();
  expect(notices).toEqual([{ kind: 'error', about: expect.any(String), text: expect.any(String) }]);
  expect(reloadedQueries()).toHaveLength(0);
});

it('names the failed action and offers a retry where one may succeed', async () => {
  await show();
  const failed = 'Couldn’t save the change to “Plus”.';
  const retry = jest.fn();
  act(() => void mutation.runOrNotify(bodyOf('Plus'), { failed, retry }));
  await act(async () => calls[0]?.fail(new RequestError({ kind: 'timeout', status: 0 })));
  act(() => void mutation.runOrNotify(bodyOf('Plus'), { failed, retry }));
  await refuse(1, 'validation_failed');
  expect(notices.map(({ text, undo }) => [text, undo?.label])).toEqual([
    [`${failed} This is taking too long. Try again in a moment.`, 'Retry'],
    [`${failed} Check what you entered and try again.`, undefined],
  ]);
  notices[0]?.undo?.run();
  expect(retry).toHaveBeenCalledTimes(1);
});

it('retracts the failure notice of a record when the retry succeeds', async () => {
  await show();
  const attempt = (id: string) =>
    act(
      () => void mutation.runOrNotify({ params: { id } } as never, { success: `${id} published.` }),
    );
  await attempt('plus');
  await act(async () => calls[0]?.fail(new RequestError({ kind: 'server', status: 500 })));
  await attempt('basic');
  await act(async () => commands()[1]?.respond({}));
  await attempt('plus');
  await act(async () => commands()[2]?.respond({}));
  expect(notices.map(({ kind, about }) => [kind, about])).toEqual([
    ['error', 'plus'],
    ['success', undefined],
    ['success', 'plus'],
  ]);
});

it('says after a version conflict of a single click that nothing was changed', async () => {
  await show();
  const failed = 'Couldn’t undo it.';
  act(() => void mutation.runOrNotify(bodyOf('Plus'), { failed }));
  await refuse(0, 'version_conflict');
  expect(notices.map(({ text }) => text)).toEqual([
    `${failed} This has just changed, so nothing was done. Check how it is now.`,
  ]);
});

it('reloads stale records after a conflict', async () => {
  await show();
  act(() => void run());
  await refuse(0, 'version_conflict');
  expect(reloadedQueries().map(({ endpoint: { path } }) => path)).toEqual(['/plans']);
});

it('reloads the records after a timeout: the mutation may have succeeded', async () => {
  await show();
  act(() => void run());
  await act(async () => calls[0]?.fail(new RequestError({ kind: 'timeout', status: 0 })));
  expect(reloadedQueries()).toHaveLength(1);
});

it('keeps an optimistic update during a reload in between', async () => {
  await show();
  act(() => void run('Plus', { optimistic: { record: { id: '1' }, changes: { name: 'Plus' } } }));
  act(() => void store.redux.dispatch({ type: 'records/changed', kinds: ['plan'] }));
  await act(async () => calls[1]?.respond({ items: [{ id: '1', name: 'Basic' }] }));
  expect(screen.getByText('Plus')).toBeInTheDocument();
});

it('reports a refusal in a notice after its page was left, unless it is quiet', async () => {
  const view = await show();
  act(() => void run());
  act(() => void run('Family', { quiet: true }));
  view.unmount();
  await refuse(0, 'version_conflict');
  await refuse(1, 'version_conflict');
  expect(notices).toEqual([
    {
      kind: 'error',
      text: expect.stringMatching(/may not have been saved\. This has just changed/),
    },
  ]);
});

it('leaves the refusal to the page while it is open', async () => {
  await show();
  act(() => void run());
  await refuse(0, 'validation_failed');
  expect(notices).toEqual([]);
});

describe('a mutation of a record with a pending one', () => {
  const press = (version: number, name: string, id = '1') =>
    act(() => void mutation.runOrNotify({ params: { id }, version, body: { name } } as never));
  const sent = () => commands().map(({ input }) => input.version);

  it('waits for it and is sent with the version it produced', async () => {
    await show();
    press(4, 'Plus');
    press(4, 'Basic');
    press(4, 'Free');
    expect(sent()).toEqual([4]);
    await act(async () => commands()[0]?.respond({ id: '1', version: 5 }));
    expect(sent()).toEqual([4, 5]);
    await act(async () => commands()[1]?.respond({ id: '1', version: 6 }));
    expect(sent()).toEqual([4, 5, 6]);
  });

  it('is sent with its own version if the pending one was refused or returned another record', async () => {
    await show();
    press(4, 'Plus', '2');
    press(4, 'Basic', '2');
    await refuse(0, 'validation_failed');
    press(4, 'Free', '2');
    await act(async () => commands()[1]?.respond({ id: '7', version: 1 }));
    expect(sent()).toEqual([4, 4, 4]);
  });

  it('keeps its version if that was not produced by the pending one', async () => {
    await show();
    press(4, 'Plus', '3');
    press(3, 'Basic', '3');
    await act(async () => commands()[0]?.respond({ id: '3', version: 5 }));
    expect(sent()).toEqual([4, 3]);
  });

  it('is the same intention if it is a repeated click: sent together, with the same key', async () => {
    await show();
    const keys = () => commands().map(({ input }) => input.idempotencyKey);
    press(4, 'Plus', '4');
    press(4, 'Plus', '4');
    expect(sent()).toEqual([4, 4]);
    expect(keys()[0]).toBeDefined();
    expect(keys()[1]).toBe(keys()[0]);

    // The same holds while it is queued.
    press(4, 'Basic', '4');
    press(4, 'Basic', '4');
    expect(sent()).toEqual([4, 4]);
    await act(async () => commands()[0]?.respond({ id: '4', version: 5 }));
    expect(sent()).toEqual([4, 4, 5, 5]);
    expect(keys()[2]).not.toBe(keys()[0]);
    expect(keys()[3]).toBe(keys()[2]);
  });

  it('gets the new version immediately when the pending one succeeds, before the reload', async () => {
    await show();
    const optimistic = { record: { id: '1' }, changes: { name: 'Plus' } };
    act(() => void run('Plus', { optimistic }));
    await act(async () => commands()[0]?.respond({ id: '1', version: 5 }));
    const shown = entryAt(store.redux.getState(), addressOf(plansQuery, {}))?.data;
    expect(shown).toEqual({ items: [{ id: '1', name: 'Plus', version: 5 }] });
  });
});
