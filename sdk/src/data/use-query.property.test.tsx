import { act, cleanup, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { Provider } from 'react-redux';
import { endpoint, type Endpoint } from '@praxis/contract';
import { createStore } from '../store';
import { createOpenClient, type OpenCall } from '../testing/query-client';
import { query } from './query';
import { recordsChanged } from './query-actions';
import { RequestError } from './request-error';
import { useQuery } from './use-query';

const plans = query<Endpoint, { page: number }, { page: number }>({
  app: 'property',
  name: 'plans',
  endpoint: endpoint({
    method: 'GET',
    path: '/plans',
    audience: 'public',
    reads: ['plan'],
  }) as unknown as Endpoint,
});

/** Actions of the user, the back end and other tabs, in any order. */
type Step =
  | { kind: 'show'; page: number }
  | { kind: 'leave' }
  | { kind: 'reload' }
  | { kind: 'change' }
  | { kind: 'answer'; which: number }
  | { kind: 'fail'; which: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('show' as const), page: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('leave' as const) }),
    fc.record({ kind: fc.constant('reload' as const) }),
    fc.record({ kind: fc.constant('change' as const) }),
    fc.record({ kind: fc.constant('answer' as const), which: fc.nat() }),
    fc.record({ kind: fc.constant('fail' as const), which: fc.nat() }),
  ),
  { maxLength: 25 },
);

/** Rare in random steps. */
const changedWhileNextPageLoads: Step[] = [
  { kind: 'show', page: 1 },
  { kind: 'answer', which: 0 },
  { kind: 'show', page: 2 },
  { kind: 'change' },
];

function Plans({ page }: { page: number }) {
  const { data, shown, error, loading, reload } = useQuery(plans, { page });
  return (
    <main
      aria-busy={loading}
      data-page={page}
      data-current={data?.page}
      data-shown={shown?.page}
      data-error={error?.kind}
    >
      <button onClick={reload}>Reload</button>
    </main>
  );
}

const pageOf = ({ input }: OpenCall) => (input as unknown as { page: number }).page;

/** Waits for sagas, zero-delay timers and React. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 1)));

function openPage() {
  const { client, open } = createOpenClient();
  const store = createStore(client);
  const view = render(<Provider store={store.redux}>{null}</Provider>);
  const showPage = (page: number | null) =>
    view.rerender(
      <Provider store={store.redux}>{page === null ? null : <Plans page={page} />}</Provider>,
    );
  const pick = (which: number) => open()[which % Math.max(open().length, 1)];

  return {
    open,
    async take(step: Step) {
      if (step.kind === 'show') showPage(step.page);
      if (step.kind === 'leave') showPage(null);
      if (step.kind === 'reload') act(() => screen.queryByRole('button')?.click());
      if (step.kind === 'change') act(() => void store.redux.dispatch(recordsChanged(['plan'])));
      if (step.kind === 'answer') {
        const call = pick(step.which);
        call?.respond({ page: pageOf(call) });
      }
      if (step.kind === 'fail')
        pick(step.which)?.fail(new RequestError({ kind: 'server', status: 500 }));
      await settle();
    },
    end() {
      cleanup();
      store.dispose();
    },
  };
}

/**
 * The current data belongs to the address, the previous data stays until it arrives, and no entry has two
 * requests in flight.
 * @param hadRows whether the page has shown data since it was opened
 */
function check(open: readonly OpenCall[], hadRows: boolean): void {
  const main = screen.queryByRole('main');
  const { page, current, shown, error } = main?.dataset ?? {};
  if (current !== undefined) expect(current).toBe(page);
  if (main && hadRows && error === undefined) expect(shown).toBeDefined();
  const asked = open.map(pageOf);
  expect(new Set(asked).size).toBe(asked.length);
  // A busy page has a request in flight.
  if (main?.getAttribute('aria-busy') === 'true') expect(asked).toContain(Number(page));
}

it('shows only data of the current address in any order of events, and always stops loading', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const page = openPage();
      let hadRows = false;
      try {
        for (const step of taken) {
          await page.take(step);
          check(page.open(), hadRows);
          const main = screen.queryByRole('main');
          hadRows = main !== null && (hadRows || main.dataset.shown !== undefined);
        }
        // After all responses nothing is loading.
        for (let rounds = 0; page.open().length > 0 && rounds < 50; rounds += 1)
          await page.take({ kind: 'answer', which: 0 });
        expect(page.open()).toHaveLength(0);
        const main = screen.queryByRole('main');
        if (main) {
          expect(main).toHaveAttribute('aria-busy', 'false');
          expect(main.dataset.current ?? main.dataset.error).toBeDefined();
        }
      } finally {
        page.end();
      }
    }),
    { numRuns: 60, examples: [[changedWhileNextPageLoads]] },
  );
});
