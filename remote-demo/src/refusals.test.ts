import { screen, waitFor, within } from '@testing-library/react';
import { deleteEmails, listEmails, updateEmails } from '@praxis/contract/demo/email';
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
import { renderRemote, type RenderedRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { settle } from '@praxis/sdk/testing/settle';
import { remote } from './remote';
import { invoicesOf, newestInvoiceIs } from './testing/newest-invoice';

/** Somebody acts in one tab on what another tab has changed, of which the first one has not heard yet. */
const open = (path: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path, ...options });

const elsewhere = ({ api }: RenderedRemote) => api('admin');

const press = async (view: RenderedRemote, name: string | RegExp, role = 'button') => {
  await view.user.click((await screen.findAllByRole(role, { name }))[0]!);
  await settle(view);
};

const told = ({ host }: RenderedRemote, kind = 'error') =>
  host.notices.filter((notice) => notice.kind === kind).map(({ text }) => text);

const link = (name: string) => screen.queryByRole('link', { name: new RegExp(name) });

describe('a task', () => {
  const holidays = 'Agree on the holiday schedule';

  async function first(view: RenderedRemote): Promise<Task> {
    const tasks = await (await elsewhere(view)).call(listTasks, {});
    return tasks.find(({ title }) => title === holidays)!;
  }
  const deletedElsewhere = async (view: RenderedRemote) => {
    const { id } = await first(view);
    await (await elsewhere(view)).call(deleteTask, { query: { taskId: id } });
  };
  /** Everything was set back meanwhile: there is no such task any more. */
  const gone = async (view: RenderedRemote) => {
    const { id } = await first(view);
    view.simulation.database.table<Task>('demo.tasks').remove(id);
  };

  it.each([
    ['completed', 'checkbox', `Complete: ${holidays}`],
    ['marked', 'button', `Important: ${holidays}`],
  ])(
    'that another tab has deleted leaves the list as it is %s, and can be restored',
    async (_, role, name) => {
      const view = await open('/apps/todo');
      await deletedElsewhere(view);
      await press(view, name, role);
      expect(link(holidays)).not.toBeInTheDocument();
      expect(told(view, 'info')).toEqual([`“${holidays}” was deleted in the meantime`]);
      await press(view, 'Restore');
      expect(await screen.findByRole('link', { name: holidays })).toBeVisible();
    },
  );

  it('that another tab has deleted keeps what is saved, and says where it is', async () => {
    const view = await open('/apps/todo');
    const { id } = await first(view);
    await view.router.navigate(`/apps/todo/${id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Task' });
    await deletedElsewhere(view);
    await view.user.type(within(drawer).getByRole('textbox', { name: 'Title' }), ' again');
    await press(view, 'Save');
    expect(told(view, 'info')).toEqual([`“${holidays} again” was deleted in the meantime`]);
    await press(view, 'Restore');
    expect(await screen.findByRole('link', { name: `${holidays} again` })).toBeVisible();
  });

  it.each([
    ['completed', 'checkbox', `Complete: ${holidays}`],
    ['marked', 'button', `Important: ${holidays}`],
    ['deleted', 'button', `Delete: ${holidays}`],
  ])('that is gone cannot be %s, and leaves the list', async (_, role, name) => {
    const view = await open('/apps/todo');
    await gone(view);
    await press(view, name, role);
    expect(told(view)).toEqual([expect.stringContaining('no longer exists')]);
    expect(link(holidays)).not.toBeInTheDocument();
  });

  it('that is gone cannot be changed: its drawer says so, with a way back', async () => {
    const view = await open('/apps/todo');
    const { id } = await first(view);
    await view.router.navigate(`/apps/todo/${id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Task' });
    await gone(view);
    await view.user.type(within(drawer).getByRole('textbox', { name: 'Title' }), ' again');
    await press(view, 'Save');
    expect(await screen.findByText('Task not found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back to tasks' })).toBeVisible();
  });
});

describe('an email', () => {
  const emailsOf = async (view: RenderedRemote, folder: string) =>
    (await view.host.client.call(listEmails, { query: { folder } })).emails;

  async function goneElsewhere(view: RenderedRemote, id: number): Promise<void> {
    const other = await elsewhere(view);
    const emailIds = [id];
    await other.call(updateEmails, { body: { emailIds, dataToUpdate: { folder: 'trash' } } });
    await other.call(deleteEmails, { body: { emailIds } });
  }

  const choose = async (view: RenderedRemote, subject: string) =>
    view.user.click(await screen.findByRole('checkbox', { name: `Select ${subject}` }));

  const acts: [string, (view: RenderedRemote, subject: string) => Promise<void>][] = [
    ['starred', (view, subject) => press(view, `Star ${subject}`)],
    [
      'labelled',
      async (view, subject) => {
        await choose(view, subject);
        await press(view, 'Labels');
        await press(view, 'Private', 'menuitemradio');
      },
    ],
    [
      'moved',
      async (view, subject) => {
        await choose(view, subject);
        await press(view, 'Move to');
        await press(view, 'Spam', 'menuitem');
      },
    ],
    [
      'marked as read or unread',
      async (view, subject) => {
        await choose(view, subject);
        await press(view, /^Mark as /);
      },
    ],
    [
      'thrown away',
      async (view, subject) => {
        await choose(view, subject);
        await press(view, 'Move to trash');
      },
    ],
  ];
  it.each(acts)('that is gone cannot be %s, and leaves the list', async (_, act) => {
    const view = await open('/apps/email');
    const [{ id, subject } = { id: 0, subject: '' }] = await emailsOf(view, 'inbox');
    await goneElsewhere(view, id);
    await act(view, subject);
    expect(told(view)).toEqual([expect.stringContaining('no longer exists')]);
    expect(link(subject)).not.toBeInTheDocument();
  });

  it('that is gone keeps others from being moved with it, which is said', async () => {
    const view = await open('/apps/email');
    const [first, second] = await emailsOf(view, 'inbox');
    await choose(view, first!.subject);
    await choose(view, second!.subject);
    await goneElsewhere(view, first!.id);
    await press(view, 'Move to trash');
    expect(told(view)).toEqual([
      'Some of these emails no longer exist, so nothing was changed. Select the others and try again.',
    ]);
    expect(link(first!.subject)).not.toBeInTheDocument();
    expect(link(second!.subject)).toBeInTheDocument();
  });

  it('that is gone while it is read says so, with a way back', async () => {
    const view = await open('/apps/email');
    const [{ id, subject } = { id: 0, subject: '' }] = await emailsOf(view, 'inbox');
    await view.router.navigate(`/apps/email/inbox/${id}`);
    await screen.findByRole('heading', { level: 1, name: subject });
    await settle(view);
    await goneElsewhere(view, id);
    await press(view, 'Star');
    expect(await screen.findByRole('heading', { name: 'Email not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  });

  const deleteForGood = async (view: RenderedRemote) => {
    await press(view, 'Delete forever');
    const dialog = await screen.findByRole('alertdialog');
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete forever' }));
    await settle(view);
  };

  it.each([
    ['deleted', goneElsewhere],
    [
      'moved out of the trash',
      async (view: RenderedRemote, id: number) => {
        const body = { emailIds: [id], dataToUpdate: { folder: 'inbox' as const } };
        await (await elsewhere(view)).call(updateEmails, { body });
      },
    ],
  ])('that another tab has %s is not deleted for good', async (_, changed) => {
    const view = await open('/apps/email/trash');
    const [first, second] = await emailsOf(view, 'trash');
    await choose(view, first!.subject);
    await choose(view, second!.subject);
    await changed(view, first!.id);
    await deleteForGood(view);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(told(view)).toEqual([
      'Some of these emails are no longer in trash, so nothing was deleted. Select the others and try again.',
    ]);
    expect(link(first!.subject)).not.toBeInTheDocument();
    expect((await emailsOf(view, 'trash')).map(({ id }) => id)).toContain(second!.id);
  });

  describe('whose draft another tab has thrown away', () => {
    async function write(): Promise<RenderedRemote> {
      const view = await open('/apps/email?compose=new');
      const subject = await screen.findByRole('textbox', { name: 'Subject' });
      await view.user.type(screen.getByLabelText('To'), 'nia@quay.example,');
      await view.user.type(subject, 'Schedule');
      await waitFor(() => expect(view.router.state.location.search).toMatch(/compose=\d+/));
      await settle(view);
      const { search } = view.router.state.location;
      const id = Number(new URLSearchParams(search).get('compose'));
      await (await elsewhere(view)).call(deleteEmails, { body: { emailIds: [id] } });
      return view;
    }
    const subjects = async (view: RenderedRemote, folder: string) =>
      (await emailsOf(view, folder)).map(({ subject }) => subject);

    it('is sent once it was said', async () => {
      const view = await write();
      await press(view, 'Send');
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'This draft was sent or deleted in another tab. Send again to send it anyway.',
      );
      expect(await subjects(view, 'sent')).not.toContain('Schedule');
      await press(view, 'Send');
      expect(await subjects(view, 'sent')).toContain('Schedule');
    });

    it('is kept as a new one', async () => {
      const view = await write();
      await view.user.type(screen.getByRole('textbox', { name: 'Subject' }), ' of May');
      await press(view, 'Save and close');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await subjects(view, 'draft')).toContain('Schedule of May');
    });

    it('is thrown away', async () => {
      const view = await write();
      await press(view, 'Discard draft');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(told(view)).toEqual([]);
    });
  });

  it('that is answered and gone is answered with an email of its own', async () => {
    const view = await open('/apps/email');
    const [{ id } = { id: 0 }] = await emailsOf(view, 'inbox');
    await view.router.navigate(`/apps/email?compose=reply-${id}`);
    await screen.findByRole('textbox', { name: 'Subject' });
    await goneElsewhere(view, id);
    await view.user.type(screen.getByRole('textbox', { name: 'Subject' }), ' on Monday');
    await press(view, 'Save and close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await emailsOf(view, 'draft'))[0]?.subject).toMatch(/on Monday$/);
  });
});

describe('a user', () => {
  it('who is back already is not restored twice, and is in the list', async () => {
    const view = await open('/apps/user/list');
    const { users } = await view.host.client.call(listManagedUsers, { query: {} });
    const user = users[0]!;
    await press(view, `Actions for ${user.fullName}`);
    await press(view, 'Delete', 'menuitem');
    await (await elsewhere(view)).call(restoreManagedUser, { body: { user } });
    await press(view, 'Undo');
    expect(told(view)).toEqual([]);
    expect(told(view, 'info')).toEqual([`${user.fullName} is already back in the list`]);
    expect(await screen.findByRole('link', { name: user.fullName })).toBeVisible();
  });
});

describe('an invoice', () => {
  const sent = newestInvoiceIs({ invoiceStatus: 'Sent', total: 1000, balance: 1000 });

  it('that is back already is not restored twice, and is in the list', async () => {
    const view = await open('/apps/invoice/list');
    const invoice = invoicesOf(view).get(5050) as DemoInvoice;
    await press(view, 'Actions for #5050');
    await press(view, 'Delete', 'menuitem');
    const other = await elsewhere(view);
    await other.call(restoreDemoInvoice, { body: { invoice } });
    await press(view, 'Undo');
    expect(told(view)).toEqual(['There’s already an invoice #5050. Check it in the list.']);
    expect(await screen.findByRole('link', { name: '#5050' })).toBeVisible();
  });

  async function edit(): Promise<RenderedRemote> {
    const view = await open('/apps/invoice/edit/5050', { prepare: sent });
    const price = await screen.findByLabelText('Price');
    await view.user.clear(price);
    await view.user.type(price, '75');
    return view;
  }

  it('that was paid while it was edited stays as it was, and leads to a copy', async () => {
    const view = await edit();
    const payment = { amount: 1000, date: '2026-03-02', method: 'cash', note: '' } as const;
    const body = { id: 5050, payment };
    await (await elsewhere(view)).call(addInvoicePayment, { body });
    await press(view, 'Save');
    expect(await screen.findByText('Paid invoices can’t be edited')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your changes weren’t saved: this invoice was paid in the meantime.',
    );
    expect(screen.getByRole('link', { name: 'Duplicate' })).toBeVisible();
  });

  it('that was deleted while it was edited says so, and keeps what was typed', async () => {
    const view = await edit();
    await (await elsewhere(view)).call(deleteDemoInvoice, { query: { id: 5050 } });
    await press(view, 'Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer exists');
    expect(screen.getByLabelText('Price')).toHaveDisplayValue('75.00');
  });
});

describe('the cart', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => sessionStorage.clear());

  it('without a line that another tab has taken out says so where its quantity is changed', async () => {
    const view = await open('/apps/ecommerce/checkout');
    const bottle = 'Steel water bottle';
    const other = await elsewhere(view);
    await other.call(removeFromCart, { params: { productId: 5 }, query: {} });
    const quantity = screen.getByRole('group', { name: new RegExp(`${bottle}`) });
    await view.user.click(within(quantity).getByRole('button', { name: 'One more' }));
    await settle(view);
    expect(told(view)).toEqual([expect.stringMatching(`${bottle}.* is no longer in your cart`)]);
    expect(link(bottle)).not.toBeInTheDocument();
  });

  it('that another tab has emptied is not ordered', async () => {
    const view = await open('/apps/ecommerce/checkout');
    await press(view, 'Next');
    await press(view, /Harbor Street/);
    await press(view, 'Next');
    await press(view, /^Cash on delivery/, 'radio');
    const other = await elsewhere(view);
    for (const productId of [24, 16, 5, 18])
      await other.call(removeFromCart, { params: { productId } });
    await press(view, /^Place order/);
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByText(/changed or ordered in another tab/)).toBeVisible();
    expect((await other.call(listOrders, {})).orders).toHaveLength(2);
  });
});
