import { act, screen, within } from '@testing-library/react';
import {
  addInvoicePayment,
  deleteDemoInvoice,
  restoreDemoInvoice,
  type DemoInvoice,
} from '@praxis/contract/demo/invoices';
import { listOrders } from '@praxis/contract/demo/shop-orders';
import { removeFromCart } from '@praxis/contract/demo/shop-cart';
import { deleteTask, listTasks, type Task } from '@praxis/contract/demo/todo';
import { restoreManagedUser } from '@praxis/contract/demo/user-profiles';
import { listManagedUsers } from '@praxis/contract/demo/users';
import type { RenderedRemote } from '@praxis/sdk/testing';
import { settle } from '@praxis/sdk/testing/settle';
import { invoicesOf, withNewestInvoice } from './testing/newest-invoice';
import { otherTab, link, open, press, noticeTexts } from './testing/two-tabs';

describe('a task that another tab has changed', () => {
  const holidays = 'Agree on the holiday schedule';

  async function first(view: RenderedRemote): Promise<Task> {
    const tasks = await (await otherTab(view)).call(listTasks, {});
    return tasks.find(({ title }) => title === holidays)!;
  }
  const deleteInOtherTab = async (view: RenderedRemote) => {
    const { id } = await first(view);
    await (await otherTab(view)).call(deleteTask, { query: { taskId: id } });
  };
  /** Removes the task from the database, as a reset of the demo data does. */
  const gone = async (view: RenderedRemote) => {
    const { id } = await first(view);
    view.simulation.database.table<Task>('demo.tasks').remove(id);
  };

  it.each([
    ['complete', 'checkbox', `Complete: ${holidays}`],
    ['mark', 'button', `Important: ${holidays}`],
  ])('offers to restore a deleted task on an attempt to %s it', async (_, role, name) => {
    const view = await open('/apps/todo');
    await deleteInOtherTab(view);
    await press(view, name, role);
    expect(link(holidays)).not.toBeInTheDocument();
    expect(noticeTexts(view, 'info')).toEqual([`“${holidays}” was deleted in the meantime`]);
    await press(view, 'Restore');
    expect(await screen.findByRole('link', { name: holidays })).toBeVisible();
  });

  it('saves the changes to a deleted task and offers to restore it', async () => {
    const view = await open('/apps/todo');
    const { id } = await first(view);
    await act(() => view.router.navigate(`/apps/todo/${id}`));
    const drawer = await screen.findByRole('dialog', { name: 'Task' });
    await deleteInOtherTab(view);
    await view.user.type(within(drawer).getByRole('textbox', { name: 'Title' }), ' again');
    await press(view, 'Save');
    expect(noticeTexts(view, 'info')).toEqual([`“${holidays} again” was deleted in the meantime`]);
    await press(view, 'Restore');
    expect(await screen.findByRole('link', { name: `${holidays} again` })).toBeVisible();
  });

  it.each([
    ['complete', 'checkbox', `Complete: ${holidays}`],
    ['mark', 'button', `Important: ${holidays}`],
    ['delete', 'button', `Delete: ${holidays}`],
  ])('removes a missing task from the list on an attempt to %s it', async (_, role, name) => {
    const view = await open('/apps/todo');
    await gone(view);
    await press(view, name, role);
    expect(noticeTexts(view)).toEqual([expect.stringContaining('no longer exists')]);
    expect(link(holidays)).not.toBeInTheDocument();
  });

  it('reports a missing task in its drawer, with a link back', async () => {
    const view = await open('/apps/todo');
    const { id } = await first(view);
    await act(() => view.router.navigate(`/apps/todo/${id}`));
    const drawer = await screen.findByRole('dialog', { name: 'Task' });
    await gone(view);
    await view.user.type(within(drawer).getByRole('textbox', { name: 'Title' }), ' again');
    await press(view, 'Save');
    expect(await screen.findByText('Task not found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back to tasks' })).toBeVisible();
  });
});

describe('a user that another tab has restored', () => {
  it('is not restored twice, and appears in the list', async () => {
    const view = await open('/apps/user/list');
    const { users } = await view.host.client.call(listManagedUsers, { query: {} });
    const user = users[0]!;
    await press(view, `Actions for ${user.fullName}`);
    await press(view, 'Delete', 'menuitem');
    await (await otherTab(view)).call(restoreManagedUser, { body: { user } });
    await press(view, 'Undo');
    expect(noticeTexts(view)).toEqual([]);
    expect(noticeTexts(view, 'info')).toEqual([`${user.fullName} is already back in the list`]);
    expect(await screen.findByRole('link', { name: user.fullName })).toBeVisible();
  });
});

describe('an invoice that another tab has changed', () => {
  const sent = withNewestInvoice({ invoiceStatus: 'Sent', total: 1000, balance: 1000 });

  it('is not restored twice, and appears in the list', async () => {
    const view = await open('/apps/invoice/list');
    const invoice = invoicesOf(view).get(5050) as DemoInvoice;
    await press(view, 'Actions for #5050');
    await press(view, 'Delete', 'menuitem');
    const other = await otherTab(view);
    await other.call(restoreDemoInvoice, { body: { invoice } });
    await press(view, 'Undo');
    expect(noticeTexts(view)).toEqual(['There’s already an invoice #5050. Check it in the list.']);
    expect(await screen.findByRole('link', { name: '#5050' })).toBeVisible();
  });

  async function edit(): Promise<RenderedRemote> {
    const view = await open('/apps/invoice/edit/5050', { prepare: sent });
    const price = await screen.findByLabelText('Price');
    await view.user.clear(price);
    await view.user.type(price, '75');
    return view;
  }

  it('keeps an invoice unchanged that was paid during editing, and offers to duplicate it', async () => {
    const view = await edit();
    const payment = { amount: 1000, date: '2026-03-02', method: 'cash', note: '' } as const;
    const body = { id: 5050, payment };
    await (await otherTab(view)).call(addInvoicePayment, { body });
    await press(view, 'Save');
    expect(await screen.findByText('Paid invoices can’t be edited')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your changes weren’t saved: this invoice was paid in the meantime.',
    );
    expect(screen.getByRole('link', { name: 'Duplicate' })).toBeVisible();
  });

  it('reports an invoice that was deleted during editing, and keeps the typed input', async () => {
    const view = await edit();
    await (await otherTab(view)).call(deleteDemoInvoice, { query: { id: 5050 } });
    await press(view, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer exists');
    expect(screen.getByLabelText('Price')).toHaveDisplayValue('75.00');
  });
});

describe('the cart, changed by another tab', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => sessionStorage.clear());

  it('reports a removed item when its quantity is changed', async () => {
    const view = await open('/apps/ecommerce/checkout');
    const bottle = 'Steel water bottle';
    const other = await otherTab(view);
    await other.call(removeFromCart, { params: { productId: 5 }, query: {} });
    const quantity = screen.getByRole('group', { name: new RegExp(`${bottle}`) });
    await view.user.click(within(quantity).getByRole('button', { name: `One more: ${bottle}` }));
    await settle(view);
    expect(noticeTexts(view)).toEqual([
      expect.stringMatching(`${bottle}.* is no longer in your cart`),
    ]);
    expect(link(bottle)).not.toBeInTheDocument();
  });

  it('does not place an order for an emptied cart', async () => {
    const view = await open('/apps/ecommerce/checkout');
    await press(view, 'Next');
    await press(view, /Harbor Street/);
    await press(view, 'Next');
    await press(view, /^Cash on delivery/, 'radio');
    const other = await otherTab(view);
    for (const productId of [24, 16, 5, 18])
      await other.call(removeFromCart, { params: { productId } });
    await press(view, /^Place order/);
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByText(/changed or ordered in another tab/)).toBeVisible();
    expect((await other.call(listOrders, {})).orders).toHaveLength(2);
  });
});
