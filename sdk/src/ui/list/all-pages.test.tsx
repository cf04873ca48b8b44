import { useState } from 'react';
import { act, screen } from '@testing-library/react';
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

const doctor = { realm: 'practice', userData: { id: 'd1' } };

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
    <HostProvider value={{ client, identity: { get: () => doctor } } as unknown as HostApi}>
      <Export />
    </HostProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('button', { name: String(total) })).toBeInTheDocument();
  expect(client.call).toHaveBeenCalledTimes(requests);
  for (const [, { query }] of client.call.mock.calls)
    expect(query).toMatchObject({ status: 'paid', q: 'plus', perPage: 100 });
});

it.each([
  ['goes on after its page is left', doctor, 3, 1],
  ['stops after a sign-out, without a file', null, 1, 0],
])('an export %s', async (_title, after, requests, files) => {
  const saved = jest.fn(() => 'blob:list');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const client = clientOf(250);
  let user: typeof doctor | null = doctor;
  const host = { client, identity: { get: () => user }, notify: jest.fn() };
  function Page() {
    const allPages = useAllPages(listInvoices);
    return (
      <CsvButton csv={{ name: 'Invoices', columns: [], allRows: () => allPages({}) }} rows={[]} />
    );
  }
  const { unmount } = await renderUi(
    <HostProvider value={host as unknown as HostApi}>
      <Page />
    </HostProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Export CSV' }).click());
  unmount();
  user = after;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(client.call).toHaveBeenCalledTimes(requests);
  expect(saved).toHaveBeenCalledTimes(files);
});
