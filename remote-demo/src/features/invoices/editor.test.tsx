import { act, screen, waitFor, within } from '@testing-library/react';
import {
  addDemoInvoice,
  deleteDemoInvoice,
  restoreDemoInvoice,
  type DemoInvoice,
} from '@praxis/contract/demo/invoices';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';
import { invoicesOf, withNewestInvoice } from '../../testing/newest-invoice';

const open = (path: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path, ...options });

type View = Awaited<ReturnType<typeof open>>;

const invoice = (view: View, id: number) => invoicesOf(view).get(id);

const item = (number: number) => within(screen.getByLabelText(`Item ${number}`));
const totals = () => screen.getByLabelText('Totals');

async function fill(user: View['user'], field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

async function fillItem(user: View['user'], number: number, values: [string, string, string]) {
  const [title, quantity, price] = values;
  await fill(user, item(number).getByLabelText('Item'), title);
  await fill(user, item(number).getByLabelText('Quantity'), quantity);
  await fill(user, item(number).getByLabelText('Price'), price);
}

const chooseFirstClient = async (user: View['user']) => {
  const client = screen.getByLabelText('Client');
  await waitFor(() => expect(within(client).getAllByRole('option')).toHaveLength(6));
  await user.selectOptions(client, within(client).getAllByRole('option')[1] as HTMLElement);
};

test('excludes values from the totals that their field rejects', async () => {
  const { user } = await open('/apps/invoice/add');
  await fillItem(user, 1, ['Data migration', '-3', '-5']);
  expect(totals()).toHaveTextContent('Subtotal$0.00');
  await fillItem(user, 1, ['Data migration', '3', '99999999999']);
  expect(totals()).toHaveTextContent('Subtotal$0.00');
  await fillItem(user, 1, ['Data migration', '3', '5']);
  await fill(user, screen.getByLabelText(/^Discount/), '200');
  expect(totals()).toHaveTextContent('Subtotal$15.00Discount$0.00Tax$0.00Total$15.00');
});

test('creates an invoice: totals update to the cent, and it opens as a draft', async () => {
  const view = await open('/apps/invoice/add');
  const { user, router } = view;
  await chooseFirstClient(user);
  await fillItem(user, 1, ['Data migration', '7.5', '120']);
  await user.selectOptions(item(1).getByLabelText('Unit'), 'Hours');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await fillItem(user, 2, ['Screens', '3', '0.10']);
  expect(totals()).toHaveTextContent('Subtotal$900.30');
  await fill(user, screen.getByLabelText(/^Discount/), '10');
  await fill(user, screen.getByLabelText(/^Tax/), '8.25');
  expect(totals()).toHaveTextContent('Discount-$90.03Tax$66.85Total$877.12');
  await user.click(screen.getByRole('switch', { name: 'Show payment details' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Invoice #5051 created')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5051'));
  expect(await screen.findByRole('article', { name: 'Invoice #5051' })).toHaveTextContent(
    'StatusDraft',
  );
  expect(invoice(view, 5051)).toMatchObject({
    total: 877.12,
    balance: 877.12,
    service: 'Data migration',
    items: [
      { title: 'Data migration', quantity: 7.5, unit: 'hour', cost: 120 },
      { title: 'Screens', quantity: 3, unit: 'item', cost: 0.1 },
    ],
    parts: { terms: true, note: true, paymentDetails: false },
  });
});

test('rejects an incomplete invoice, field by field', async () => {
  const { user, sent } = await open('/apps/invoice/add');
  await fillItem(user, 1, ['Work', '0', '1.005']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Client: Choose a client',
    'Item 1, Quantity: Enter 0.01 or more',
    'Item 1, Price: Use at most 2 decimals',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove item 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Add at least one item')).not.toHaveLength(0);
  expect(sent.some(({ line }) => line.startsWith('POST'))).toBe(false);
});

test('moves the focus to the next item when one is removed, and finally to the button that adds one', async () => {
  const { user } = await open('/apps/invoice/add');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  const remove = (number: number) => screen.getByRole('button', { name: `Remove item ${number}` });
  act(() => remove(2).focus());
  await user.keyboard('{Enter}');
  expect(remove(2)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(remove(1)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByLabelText('Item 1')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add item' })).toHaveFocus();
});

test('focuses an added item', async () => {
  const { user } = await open('/apps/invoice/add');
  act(() => screen.getByRole('button', { name: 'Add item' }).focus());
  await user.keyboard('{Enter}');
  expect(item(2).getByLabelText('Item')).toHaveFocus();
  await user.keyboard('Screens');
  expect(item(2).getByLabelText('Item')).toHaveValue('Screens');
});

test('navigates Back from a new invoice to the list, not to an empty form', async () => {
  const { user, router } = await open('/apps/invoice/list');
  await act(() => router.navigate('/apps/invoice/add'));
  await screen.findByLabelText('Client');
  await chooseFirstClient(user);
  await fillItem(user, 1, ['Work', '1', '10']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5051'));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/apps/invoice/list');
});

test('navigates Back from a saved invoice to the page before its form', async () => {
  const { user, router } = await open('/apps/invoice/list');
  await act(() => router.navigate('/apps/invoice/edit/5050'));
  await screen.findByRole('listitem', { name: 'Item 1' });
  await fill(user, item(1).getByLabelText('Price'), '19.99');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5050'));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/apps/invoice/list');
});

test('creates an invoice for a new client', async () => {
  const { user, hold } = await open('/apps/invoice/add');
  await user.click(screen.getByRole('button', { name: 'New client' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'New client' }));
  await user.type(drawer.getByLabelText('Name'), 'Nia Long');
  await user.type(drawer.getByRole('textbox', { name: 'Email' }), 'nia@');
  await user.type(drawer.getByRole('textbox', { name: 'Address' }), '3 Dock Road');
  await user.type(drawer.getByRole('textbox', { name: 'Country' }), 'Ireland');
  await user.click(drawer.getByRole('button', { name: 'Add client' }));
  expect(drawer.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  await user.type(drawer.getByRole('textbox', { name: 'Email' }), 'example.com');
  await user.click(drawer.getByRole('button', { name: 'Add client' }));
  await waitFor(() => expect(screen.getByLabelText('Client')).toHaveDisplayValue('Nia Long'));
  await fillItem(user, 1, ['Work', '1', '10']);
  const release = hold(addDemoInvoice);
  const pressed = screen.getByRole('button', { name: 'Save and send' });
  await user.click(pressed);
  // A disabled button would lose the focus.
  expect(pressed).toBeEnabled();
  expect(pressed).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  release();
  const send = within(await screen.findByRole('dialog', { name: 'Send invoice #5051' }));
  expect(send.getByRole('textbox', { name: 'To' })).toHaveValue('nia@example.com');
});

test('confirms before discarding changes', async () => {
  const { user, router } = await open('/apps/invoice/add');
  await fill(user, item(1).getByLabelText('Item'), 'Work');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(item(1).getByLabelText('Item')).toHaveValue('Work');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/list'));
});

test('edits the newest invoice if the address has no id', async () => {
  const view = await open('/apps/invoice/edit');
  const { user, router } = view;
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/edit/5050'));
  await screen.findByRole('listitem', { name: 'Item 1' });
  await fill(user, item(1).getByLabelText('Price'), '19.99');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Invoice #5050 saved')).toBeVisible();
  expect(invoice(view, 5050)).toMatchObject({ total: 19.99, balance: 19.99 });
});

const firstOf = (view: View, status: DemoInvoice['invoiceStatus']) =>
  invoicesOf(view).find(({ invoiceStatus }) => invoiceStatus === status) as DemoInvoice;

test('rejects a total below the amount paid', async () => {
  const view = await open('/apps/invoice/list');
  const { id } = firstOf(view, 'Partial Payment');
  await act(() => view.router.navigate(`/apps/invoice/edit/${id}`));
  await screen.findByRole('listitem', { name: 'Item 1' });
  await fill(view.user, item(1).getByLabelText('Price'), '1');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findAllByText(/is already paid\. The total can’t be less\./),
  ).not.toHaveLength(0);
});

test('reports only the negative quantity and the price of an unpaid invoice', async () => {
  const { user } = await open('/apps/invoice/add');
  await chooseFirstClient(user);
  await fillItem(user, 1, ['Data migration', '-3', '100001']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const faults = within(await screen.findByRole('alert')).getAllByRole('listitem');
  expect(faults.map(({ textContent }) => textContent)).toEqual([
    'Item 1, Quantity: Enter 0.01 or more',
    'Item 1, Price: Enter 100,000 or less',
  ]);
});

test('names the item in each error, and links to its field', async () => {
  const { user } = await open('/apps/invoice/add');
  await chooseFirstClient(user);
  await fillItem(user, 1, ['Data migration', '1', '120']);
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await fillItem(user, 2, ['Screens', '0', '60']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = within(await screen.findByRole('alert'));
  await user.click(summary.getByRole('link', { name: 'Item 2, Quantity: Enter 0.01 or more' }));
  expect(item(2).getByLabelText('Quantity')).toHaveFocus();
});

test('rejects a due date before the issue date', async () => {
  const view = await open('/apps/invoice/edit/5050', {
    prepare: withNewestInvoice({ issuedDate: '2026-03-02', dueDate: '2026-03-01' }),
  });
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findAllByText('Choose a due date on or after the issue date'),
  ).not.toHaveLength(0);
});

test('duplicates a paid invoice instead of editing it', async () => {
  const view = await open('/apps/invoice/list');
  const paid = firstOf(view, 'Paid');
  await act(() => view.router.navigate(`/apps/invoice/edit/${paid.id}`));
  expect(await screen.findByText('Paid invoices can’t be edited')).toBeVisible();
  await view.user.click(screen.getByRole('link', { name: 'Duplicate' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Client')).toHaveDisplayValue(new RegExp(`^${paid.client.name}`)),
  );
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Invoice #5051 created')).toBeVisible();
  expect(invoice(view, 5051)).toMatchObject({
    invoiceStatus: 'Draft',
    total: paid.total,
    balance: paid.total,
  });
});

test('clears the error about a deleted invoice once it was restored in another tab', async () => {
  const view = await open('/apps/invoice/edit/5050');
  const { api, refresh, user } = view;
  const before = invoice(view, 5050) as DemoInvoice;
  await screen.findByRole('listitem', { name: 'Item 1' });
  await fill(user, item(1).getByLabelText('Price'), '19.99');
  const elsewhere = await api('admin');
  await elsewhere.call(deleteDemoInvoice, { query: { id: 5050 } });
  await refresh();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This no longer exists');
  await elsewhere.call(restoreDemoInvoice, { body: { invoice: before } });
  await refresh();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(item(1).getByLabelText('Price')).toHaveValue('19.99');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Invoice #5050 saved')).toBeVisible();
});
