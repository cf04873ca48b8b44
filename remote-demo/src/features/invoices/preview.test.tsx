import { screen, waitFor, within } from '@testing-library/react';
import {
  addInvoicePayment,
  deleteDemoInvoice,
  type DemoInvoice,
} from '@praxis/contract/demo/invoices';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { readPdf } from '@praxis/sdk/testing/read-pdf';
import { remote } from '../../remote';
import { invoicesOf, withNewestInvoice } from '../../testing/newest-invoice';

const open = (path: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path, ...options });

const sent = { invoiceStatus: 'Sent', total: 1000, balance: 1000 } as const;
const path = '/apps/invoice/preview/5050';
const sheet = () => screen.getByRole('article', { name: 'Invoice #5050' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('redirects from an address without a number to the newest invoice', async () => {
  const { router } = await open('/apps/invoice/preview');
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice #5050' })).toBeVisible();
  expect(document.title).toBe('Invoice #5050 · Praxis');
});

test('links a missing invoice back to the list', async () => {
  const { user, router } = await open('/apps/invoice/preview/9999');
  expect(screen.getByRole('heading', { name: 'Invoice not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'View all invoices' }));
  expect(router.state.location.pathname).toBe('/apps/invoice/list');
});

test('shows both addresses, the items, the totals and the payment details', async () => {
  const view = await open(path, { prepare: withNewestInvoice({ ...sent, balance: 400.05 }) });
  const { client, service } = invoicesOf(view).get(5050) as DemoInvoice;
  expect(sheet()).toHaveTextContent('FromHarbour Practice Supplies Ltd.8 Quay Street, Galway');
  expect(sheet()).toHaveTextContent(`Bill to${client.name}${client.company}${client.address}`);
  expect(sheet()).toHaveTextContent('Total due, all invoices$12,110.55');
  expect(sheet()).toHaveTextContent('IBANIE29 HARB 9311 5212 3456 78');
  const [, line] = within(sheet()).getAllByRole('row');
  expect(line).toHaveTextContent(`${service}1$1,000.00$1,000.00`);
  expect(sheet()).toHaveTextContent('Total$1,000.00Paid-$599.95Balance due$400.05');
});

test('formats every amount in the language, including the total of all invoices', async () => {
  await open(path, { language: 'de' });
  expect(screen.getByRole('article', { name: 'Rechnung #5050' })).toHaveTextContent(
    'Gesamt offen, alle Rechnungen12.110,55 $',
  );
});

test('shows items, discount, tax and note', async () => {
  await open(path, {
    prepare: withNewestInvoice({
      items: [{ title: 'Training', quantity: 7.5, unit: 'hour', cost: 19.99 }],
      discountPercent: 10,
      taxPercent: 8.25,
      total: 146.07,
      balance: 146.07,
      note: 'See you soon.',
      parts: { terms: false, note: true, paymentDetails: false },
    }),
  });
  expect(sheet()).toHaveTextContent('Training7.5 hr$19.99$149.93');
  expect(sheet()).toHaveTextContent(
    'Subtotal$149.93Discount (10%)-$14.99Tax (8.25%)$11.13Total$146.07',
  );
  expect(sheet()).toHaveTextContent('Note to clientSee you soon.');
  expect(sheet()).not.toHaveTextContent('IBAN');
  expect(sheet()).not.toHaveTextContent('Payment terms');
});

test('leaves the rest due after a partial payment; the rest pays it in full', async () => {
  const { user } = await open(path, { prepare: withNewestInvoice(sent) });
  await user.click(screen.getByRole('button', { name: 'Add payment' }));
  let drawer = await dialog('Add payment to #5050');
  const amount = () => drawer.getByRole('textbox', { name: 'Amount' });
  await user.clear(amount());
  await user.type(amount(), '99.95');
  expect(drawer.getByText('$900.05 will remain due')).toBeVisible();
  await user.type(drawer.getByRole('textbox', { name: /Internal note/ }), 'First half');
  await user.click(drawer.getByRole('button', { name: 'Add payment' }));
  expect(await screen.findByText('$99.95 payment added to #5050')).toBeVisible();
  await waitFor(() => expect(sheet()).toHaveTextContent('Balance due$900.05'));
  expect(sheet()).toHaveTextContent('Partially paid');
  expect(sheet()).toHaveTextContent(/Bank transfer\$99\.95/);
  // Internal notes are not part of the client's invoice.
  expect(sheet()).not.toHaveTextContent('First half');
  expect(screen.getByText('Internal note').nextElementSibling).toHaveTextContent('First half');

  await user.click(screen.getByRole('button', { name: 'Add payment' }));
  drawer = await dialog('Add payment to #5050');
  expect(amount()).toHaveValue('900.05');
  expect(drawer.getByText('Pays the invoice in full')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Add payment' }));
  await waitFor(() => expect(sheet()).toHaveTextContent('Balance due$0.00'));
  expect(screen.queryByRole('button', { name: 'Add payment' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

test.each([
  ['1000.01', 'Enter $1,000.00 or less'],
  ['0', 'Enter 0.01 or more'],
  ['', 'Enter an amount'],
])('rejects an amount of %j at its field', async (typed, fault) => {
  const { user, sent: requests } = await open(path, { prepare: withNewestInvoice(sent) });
  await user.click(screen.getByRole('button', { name: 'Add payment' }));
  const drawer = await dialog('Add payment to #5050');
  const amount = drawer.getByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  if (typed !== '') await user.type(amount, typed);
  await user.click(drawer.getByRole('button', { name: 'Add payment' }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription(fault));
  expect(requests.some(({ line }) => line.startsWith('POST'))).toBe(false);
});

test("rejects a payment that exceeds the balance after another user's payment, and updates the balance", async () => {
  const view = await open(path, { prepare: withNewestInvoice(sent) });
  const { user, api } = view;
  await user.click(screen.getByRole('button', { name: 'Add payment' }));
  const drawer = await dialog('Add payment to #5050');
  const payment = { amount: 400, date: '2026-01-05', method: 'card', note: '' } as const;
  await (await api('admin')).call(addInvoicePayment, { body: { id: 5050, payment } });
  await user.click(drawer.getByRole('button', { name: 'Add payment' }));
  expect(await drawer.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(sheet()).toHaveTextContent('Balance due$600.00'));
});

test.each(['immediately', 'after an attempt'])(
  'reports %s that another tab has recorded the full payment, and hides the form',
  async (when) => {
    const view = await open(path, { prepare: withNewestInvoice(sent) });
    const { user, api, refresh } = view;
    await user.click(screen.getByRole('button', { name: 'Add payment' }));
    const drawer = await dialog('Add payment to #5050');
    await user.type(drawer.getByRole('textbox', { name: /Internal note/ }), 'All of it');
    const payment = { amount: 1000, date: '2026-01-05', method: 'card', note: '' } as const;
    await (await api('admin')).call(addInvoicePayment, { body: { id: 5050, payment } });
    if (when === 'immediately') await refresh();
    else await user.click(drawer.getByRole('button', { name: 'Add payment' }));
    expect(await drawer.findByText('This invoice has been paid in full')).toBeVisible();
    expect(drawer.queryByRole('alert')).not.toBeInTheDocument();
    expect(drawer.queryByRole('textbox')).not.toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: 'Add payment' })).not.toBeInTheDocument();
    const close = drawer.getAllByRole('button', { name: 'Close' }).at(-1)!;
    expect(close).toHaveFocus();
    await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

test.each([
  ['shows no debt for a draft, like the total of the list', 'Draft', false],
  ['shows the balance of a sent invoice', 'Sent', true],
] as const)('%s', async (_name, invoiceStatus, isOwed) => {
  await open(path, { prepare: withNewestInvoice({ ...sent, invoiceStatus }) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryAllByText(/ owes \$1,000\.00$/)).toHaveLength(isOwed ? 1 : 0);
});

test('emails the client a link, which marks a draft as sent', async () => {
  const { user } = await open(path, {
    prepare: withNewestInvoice({ ...sent, invoiceStatus: 'Draft' }),
  });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const drawer = await dialog('Send invoice #5050');
  expect(drawer.getByRole('link', { name: 'Invoice #5050' })).toHaveAttribute('href', path);
  expect(drawer.getByRole('textbox', { name: 'Message' })).toHaveTextContent(
    /\$1,000\.00 is due by/,
  );
  const to = drawer.getByRole('textbox', { name: 'To' });
  await user.clear(to);
  await user.type(to, 'nobody');
  await user.click(drawer.getByRole('button', { name: 'Send invoice' }));
  expect(to).toHaveAccessibleDescription('Enter an email address, like name@example.com');
  await user.clear(to);
  await user.type(to, 'nia@example.com');
  await user.click(drawer.getByRole('button', { name: 'Send invoice' }));
  expect(await screen.findByText('Invoice #5050 sent to nia@example.com')).toBeVisible();
  await waitFor(() => expect(sheet()).not.toHaveTextContent('Status'));
  expect(screen.getByText('nia@example.com')).toBeVisible();
});

test('opens the drawer that a link names, once', async () => {
  const { router } = await open(`${path}?act=send`);
  await dialog('Send invoice #5050');
  expect(router.state.location.search).toBe('');
});

test('confirms before discarding the input of a drawer', async () => {
  const { user } = await open(`${path}?act=send`);
  const drawer = await dialog('Send invoice #5050');
  await user.type(drawer.getByRole('textbox', { name: 'Subject' }), '!');
  await user.click(drawer.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('prints the invoice', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open(path);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
});

test('downloads a PDF with the contents of the page', async () => {
  const offered = jest.fn((_file: Blob) => 'blob:file');
  Object.assign(URL, { createObjectURL: offered, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open(path, { prepare: withNewestInvoice(sent) });
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(offered).toHaveBeenCalled());
  const file = offered.mock.calls[0]?.[0] as Blob;
  const { pages, title } = await readPdf(await bytesOf(file));
  expect(title).toBe('Invoice #5050');
  expect(pages).toHaveLength(1);
  expect(pages.flat()).toEqual(
    expect.arrayContaining(['Bill to', 'Balance due', '$1,000.00', '$12,110.55']),
  );
});

/** jsdom's files have no `arrayBuffer`. */
function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
}

test('deletes the invoice, and returns to the list', async () => {
  const { user, router } = await open(path);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Invoice #5050 deleted')).toBeVisible();
  expect(router.state.location.pathname).toBe('/apps/invoice/list');
  expect(screen.queryByRole('link', { name: '#5050' })).not.toBeInTheDocument();
});

test('keeps a deleted invoice until the form over it closes', async () => {
  const { api, refresh, user } = await open(path, { prepare: withNewestInvoice(sent) });
  await user.click(screen.getByRole('button', { name: 'Add payment' }));
  const drawer = await dialog('Add payment to #5050');
  await user.type(drawer.getByRole('textbox', { name: /Internal note/ }), 'First half');
  const admin = await api('admin');
  await admin.call(deleteDemoInvoice, { query: { id: 5050 } });
  await refresh();
  await user.click(drawer.getByRole('button', { name: 'Add payment' }));
  expect(await drawer.findByRole('alert')).toHaveTextContent('This no longer exists');
  expect(drawer.getByRole('textbox', { name: /Internal note/ })).toHaveValue('First half');
  await user.click(drawer.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('heading', { name: 'Invoice not found' })).toBeVisible();
});
