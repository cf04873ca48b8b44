import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listInvoices } from '@praxis/contract/endpoints/invoices';
import { HostProvider, type HostApi } from '../../host';
import { renderUi } from '../../testing/render-ui';
import { useAllPages } from './all-pages';
import { CsvButton } from './csv-button';

/** Stubs a client whose list has `total` rows, which are numbers. */
const clientOf = (total: number) => ({
  call: jest.fn(async (_endpoint: unknown, { query }: { query: Record<string, number> }) => {
    const { page = 1, perPage = 10 } = query;
    const all = Array.from({ length: total }, (_, index) => index);
    return { items: all.slice((page - 1) * perPage, page * perPage), total };
  }),
});

function Export() {
  const allPages = useAllPages(listInvoices);
  const [count, setCount] = useState<number>();
  const read = async () => setCount((await allPages({ status: 'paid', q: 'plus' })).length);
  return <button onClick={() => void read()}>{count ?? 'Export'}</button>;
}

it.each([
  [0, 1],
  [100, 1],
  [250, 3],
])('fetches a list of %i rows in %i requests, each with the filter', async (total, requests) => {
  const client = clientOf(total);
  await renderUi(
    <HostProvider value={{ client } as unknown as HostApi}>
      <Export />
    </HostProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('button', { name: String(total) })).toBeInTheDocument();
  expect(client.call).toHaveBeenCalledTimes(requests);
  for (const [, { query }] of client.call.mock.calls)
    expect(query).toMatchObject({ status: 'paid', q: 'plus', perPage: 100 });
});

it('stops when the page is left, without a message', async () => {
  const saved = jest.fn(() => 'blob:list');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
  let respond: (page: object) => void = () => undefined;
  const signals: (AbortSignal | undefined)[] = [];
  const call = (_endpoint: unknown, _input: unknown, { signal }: { signal?: AbortSignal }) => {
    signals.push(signal);
    return new Promise((resolve) => (respond = resolve));
  };
  const notify = jest.fn();
  function Page() {
    const allPages = useAllPages(listInvoices);
    const csv = { name: 'Invoices', columns: [], allRows: () => allPages({}) };
    return <CsvButton csv={csv} rows={[]} />;
  }
  const { unmount } = await renderUi(
    <HostProvider value={{ client: { call }, notify } as unknown as HostApi}>
      <Page />
    </HostProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  unmount();
  respond({ items: [1], total: 1 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  expect(saved).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
});
