import { screen, waitFor, within } from '@testing-library/react';
import type { NewInvoice } from '@praxis/contract/demo/invoice-input';
import {
  addDemoInvoice,
  deleteDemoInvoice,
  listDemoInvoices,
} from '@praxis/contract/demo/invoices';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/apps/invoice/list', ...options });

const numbers = () => screen.getAllByRole('link', { name: /^#\d+$/ }).map((one) => one.textContent);

test('lists ten invoices, newest first, with the outstanding amount', async () => {
  await open();
  expect(numbers()).toEqual(Array.from({ length: 10 }, (_, index) => `#${5050 - index}`));
  expect(screen.getByText(/^\$[\d,]+\.\d\d outstanding, \$[\d,]+\.\d\d past due$/)).toBeVisible();
});

test("shows the year of a due date if it isn't the current one", async () => {
  await open({ now: Date.parse('2026-12-20T12:00:00Z') });
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/Dec 19, 2026Due Jan 18, 2027/);
  const [older] = screen.getAllByText(/^Due Dec \d+$/);
  expect(older?.closest('tr')).toHaveTextContent(/2026Due Dec \d+/);
});

test('navigates to the next page, and changes the page size', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(numbers()[0]).toBe('#5040'));
  await user.selectOptions(screen.getByRole('combobox', { name: /per page/i }), '25');
  await waitFor(() => expect(numbers()).toHaveLength(25));
  expect(router.state.location.search).toBe('?perPage=25');
});

test('keeps search and status in the address', async () => {
  const { user, router } = await open({ path: '/apps/invoice/list?status=Paid' });
  const first = numbers()[0] ?? '';
  expect(screen.getAllByText('Paid').length).toBeGreaterThan(5);
  await user.type(
    screen.getByRole('searchbox', { name: 'Search by number, client or company' }),
    first.slice(1),
  );
  await waitFor(() => expect(numbers()).toEqual([first]));
  expect(router.state.location.search).toMatch(/^\?status=Paid&search=\w{8}$/);
});

test('links a row to its invoice', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('link', { name: '#5049' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Invoice #5049' }),
  ).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/apps/invoice/preview/5049');
});

test('restores the list on return from an invoice', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  await waitFor(() => expect(numbers()[0]).toBe('#5040'));
  const first = '#5040';
  await user.click(screen.getByRole('link', { name: first }));
  await screen.findByRole('heading', { level: 1, name: `Invoice ${first}` });
  await user.click(screen.getByRole('link', { name: 'Invoices' }));
  expect(await screen.findByRole('link', { name: first })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?page=2');
});

async function menuOf(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
}

test('deletes immediately, and Undo restores the invoice', async () => {
  const { user } = await open();
  await user.click((await menuOf(user, '#5050')).getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(numbers()[0]).toBe('#5049'));
  const notice = within(screen.getByRole('region', { name: 'Messages' }));
  await user.click(notice.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(numbers()[0]).toBe('#5050'));
  expect(await screen.findByText('Invoice #5050 restored')).toBeInTheDocument();
});

const newInvoice: NewInvoice = {
  client: {
    name: 'Nia Long',
    company: 'Quayside Dental',
    companyEmail: 'nia@quayside.example',
    address: '3 Dock Road, Galway',
    country: 'Ireland',
    contact: '+353 91 555 0177',
  },
  issuedDate: '2026-01-05',
  dueDate: '2026-02-04',
  items: [{ title: 'Data migration', quantity: 1, unit: 'hour', cost: 120 }],
  discountPercent: 0,
  taxPercent: 0,
  note: '',
  parts: { terms: true, note: true, paymentDetails: true },
};

test('Undo restores the invoice under the next number if another one has its number by now', async () => {
  const { user, host } = await open();
  await user.click((await menuOf(user, '#5050')).getByRole('menuitem', { name: 'Delete' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const { invoice } = await host.client.call(addDemoInvoice, { body: { invoice: newInvoice } });
  expect(invoice.id).toBe(5050);
  await user.click(undo);
  expect(await screen.findByText('Invoice #5050 restored as #5051')).toBeVisible();
  await waitFor(() => expect(numbers().slice(0, 2)).toEqual(['#5051', '#5050']));
});

test('reports why deleting an invoice failed', async () => {
  const { user, failNext } = await open();
  failNext(deleteDemoInvoice, 'offline');
  await user.click((await menuOf(user, '#5050')).getByRole('menuitem', { name: 'Delete' }));
  const notices = screen.getByRole('region', { name: 'Messages' });
  await waitFor(() => expect(notices).toHaveTextContent('No connection'));
  expect(numbers()[0]).toBe('#5050');
});

test("offers the actions that the invoice's status allows", async () => {
  const { user } = await open({ path: '/apps/invoice/list?status=Paid' });
  const menu = await menuOf(user, numbers()[0] ?? '');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'View',
    'Send',
    'Duplicate',
    'Delete',
  ]);
});

test('exports every matching invoice, with amounts as plain numbers', async () => {
  const offered = jest.fn((_file: Blob) => 'blob:file');
  Object.assign(URL, { createObjectURL: offered, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, sent } = await open({ path: '/apps/invoice/list?status=Past%20Due' });
  await user.click(screen.getByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(offered).toHaveBeenCalled());
  expect(sent.at(-1)?.query).toMatchObject({ status: 'Past Due', perPage: 1_000_000 });
});

test('reports a failure to load, and retries', async () => {
  const { user } = await open({ prepare: ({ failNext }) => failNext(listDemoInvoices, 'offline') });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(numbers()).toHaveLength(10));
});
