import { act, screen, waitFor, within } from '@testing-library/react';
import {
  addToCart,
  addToWishlist,
  getCart,
  getWishlist,
  removeFromCart,
} from '@praxis/contract/demo/shop-cart';
import { listOrders, placeOrder } from '@praxis/contract/demo/shop-orders';
import { renderRemote, type RenderedRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (search = '') => renderRemote({ remote, path: `/apps/ecommerce/checkout${search}` });

afterEach(() => sessionStorage.clear());

const line = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement);
const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const next = ({ user }: RenderedRemote) => user.click(screen.getByRole('button', { name: 'Next' }));

async function toPayment(view: RenderedRemote): Promise<void> {
  await next(view);
  await view.user.click(await screen.findByRole('button', { name: /Harbor Street/ }));
  await next(view);
  await screen.findByRole('heading', { name: 'Payment' });
}

const place = ({ user }: RenderedRemote) =>
  user.click(screen.getByRole('button', { name: /^Place order/ }));

describe('the cart step', () => {
  it('changes quantities immediately, and updates the prices', async () => {
    const { user, api } = await open();
    const total = () => screen.getByText('Total').parentElement?.textContent;
    const before = total();
    await user.click(screen.getByRole('button', { name: 'One more: Steel water bottle' }));
    await user.click(screen.getByRole('button', { name: 'One more: Steel water bottle' }));
    expect(line('Steel water bottle').getByText('6')).toBeInTheDocument();
    expect(total()).not.toBe(before);
    const admin = await api('admin');
    await waitFor(async () =>
      expect((await admin.call(getCart, {})).products.find(({ id }) => id === 5)?.qty).toBe(6),
    );
    expect(screen.getByRole('button', { name: 'One less: Office chair Ergo' })).toBeDisabled();
  });

  it('keeps the focus on the button when the quantity reaches one', async () => {
    const { user } = await open();
    const fewer = screen.getByRole('button', { name: 'One less: Desk lamp with daylight' });
    await user.click(fewer);
    expect(line('Desk lamp with daylight').getByText('1')).toBeInTheDocument();
    expect(fewer).toHaveFocus();
    expect(fewer).not.toBeDisabled();
    await user.keyboard('{Enter}');
    expect(line('Desk lamp with daylight').getByText('1')).toBeInTheDocument();
  });

  it('has an item for each color of a product, with its own quantity', async () => {
    const { user, api } = await renderRemote({
      remote,
      path: '/apps/ecommerce/checkout',
      async prepare({ api: as }) {
        const admin = await as('admin');
        for (const color of ['secondary', 'info'])
          await admin.call(addToCart, { body: { productId: 19, color } });
      },
    });
    const quantity = (color: string) =>
      within(screen.getByRole('group', { name: `Quantity of Wireless speaker, ${color}` }));
    await user.click(
      quantity('Blue').getByRole('button', { name: 'One more: Wireless speaker, Blue' }),
    );
    expect(quantity('Blue').getByText('2')).toBeInTheDocument();
    expect(quantity('Purple').getByText('1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove: Wireless speaker, Purple' }));
    expect(names().filter((name) => name === 'Wireless speaker')).toHaveLength(1);
    const admin = await api('admin');
    await waitFor(async () => {
      const { products } = await admin.call(getCart, {});
      const speakers = products.filter(({ id }) => id === 19);
      expect(speakers.map(({ color, qty }) => [color, qty])).toEqual([['info', 2]]);
    });
  });

  it('restores a removed product unchanged', async () => {
    const { user, api } = await open();
    const admin = await api('admin');
    const bottle = async () => (await admin.call(getCart, {})).products.find(({ id }) => id === 5);
    const before = await bottle();
    await user.click(screen.getByRole('button', { name: 'Remove: Steel water bottle' }));
    expect(names()).not.toContain('Steel water bottle');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toContain('Steel water bottle'));
    expect(await bottle()).toEqual({ ...before, cartItemId: expect.any(Number) });
  });

  it('moves the focus to the next product when one is removed', async () => {
    const { user } = await open();
    for (let left = names().length; left > 1; left -= 1) {
      act(() => screen.getAllByRole('button', { name: /^Remove: / })[0]?.focus());
      await user.keyboard('{Enter}');
      await waitFor(() => expect(names()).toHaveLength(left - 1));
      const [next = ''] = names();
      expect(screen.getByRole('link', { name: next })).toHaveFocus();
    }
  });

  it('moves a product to the wishlist', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Move to wishlist: Steel water bottle' }));
    expect(names()).not.toContain('Steel water bottle');
    await screen.findByText('Steel water bottle moved to your wishlist');
    const { products } = await (await api('admin')).call(getWishlist, {});
    expect(products.map(({ id }) => id)).toContain(5);
  });

  it('leaves a product in the wishlist that was there before it was moved there', async () => {
    const { user, api, refresh } = await open();
    const admin = await api('admin');
    const inWishlist = async () =>
      (await admin.call(getWishlist, {})).products.some(({ id }) => id === 5);
    await admin.call(addToWishlist, { body: { productId: 5 } });
    await refresh();
    await user.click(screen.getByRole('button', { name: 'Move to wishlist: Steel water bottle' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toContain('Steel water bottle'));
    expect(await inWishlist()).toBe(true);
  });

  it('shows an empty state, also after another tab has emptied the cart', async () => {
    const { api, refresh } = await open('?step=address');
    const admin = await api('admin');
    for (const productId of [24, 16, 5, 18])
      await admin.call(removeFromCart, { params: { productId } });
    await refresh();
    expect(screen.getByText('Your cart is empty')).toBeInTheDocument();
  });
});

describe('the address step', () => {
  it('validates its fields, and restores the address after a reload', async () => {
    const view = await open('?step=address');
    const { user } = view;
    await user.clear(screen.getByLabelText('Full name'));
    await next(view);
    const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
    for (const [name, fault] of [
      ['Full name', 'Enter a full name'],
      ['Phone number', 'Enter a phone number'],
      ['Address', 'Enter an address'],
      ['City', 'Enter a city'],
      ['Country', 'Choose a country'],
    ] as const)
      expect(field(name)).toHaveAccessibleDescription(fault);
    await user.type(field('Full name'), 'Nia Long');
    await user.type(field('Phone number'), '+351 21 555 0100');
    await user.type(field('Address'), 'Rua Augusta 1');
    await user.type(field('Postal code'), '02110');
    await user.type(field('City'), 'Lisboa');
    await user.selectOptions(field('Country'), 'Portugal');
    await next(view);
    expect(field('Postal code')).toBeInvalid();
    expect(
      screen.getAllByText('Enter a valid postal code for this country')[0],
    ).toBeInTheDocument();
    await user.clear(field('Postal code'));
    await user.type(field('Postal code'), '1100-053');
    await next(view);
    expect(await screen.findByText('Deliver to Nia Long')).toBeInTheDocument();
    view.unmount();
    await open('?step=payment');
    expect(screen.getByText('Rua Augusta 1, 1100-053 Lisboa')).toBeInTheDocument();
  });

  it('restores an incomplete address', async () => {
    const view = await open('?step=address');
    await view.user.type(screen.getByLabelText(/^City/), 'Lis');
    view.unmount();
    await open('?step=address');
    expect(screen.getByLabelText(/^City/)).toHaveValue('Lis');
  });

  it('reports a failure to load the saved addresses, and retries', async () => {
    const { user } = await renderRemote({
      remote,
      path: '/apps/ecommerce/checkout?step=address',
      prepare: ({ failNext }) => failNext(listOrders, { status: 500 }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Couldn’t load part of this page/);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /Harbor Street/ })).toBeInTheDocument();
  });

  it('announces that a saved address was filled in', async () => {
    const { user } = await open('?step=address');
    const saved = await screen.findByRole('group', { name: 'Saved addresses' });
    expect(within(saved).getByRole('status')).toBeEmptyDOMElement();
    await user.click(within(saved).getByRole('button', { name: /Harbor Street/ }));
    expect(within(saved).getByRole('status')).toHaveTextContent(
      /^Address filled in: .*Harbor Street/,
    );
    await user.type(screen.getByLabelText(/^City/), ' North');
    expect(within(saved).getByRole('status')).toBeEmptyDOMElement();
  });

  it('precedes the payment step', async () => {
    await open('?step=payment');
    expect(screen.getByRole('heading', { name: 'Delivery address' })).toBeInTheDocument();
  });
});

describe('the payment step', () => {
  const number = () => screen.getByLabelText(/^Card number/);

  async function fillIn({ user }: RenderedRemote, digits = '4242424242424242', expiry = '1234') {
    await user.type(number(), digits);
    await user.type(screen.getByLabelText(/^Name on card/), 'Nia Long');
    await user.type(screen.getByLabelText(/^Expiration date/), expiry);
    await user.type(screen.getByLabelText(/^Security code/), '123');
  }

  it('rejects a number with a wrong check digit, and an expired card', async () => {
    const view = await open();
    await toPayment(view);
    await fillIn(view, '4242424242424241', '0120');
    await place(view);
    expect(number()).toBeInvalid();
    expect(screen.getByLabelText(/^Expiration date/)).toBeInvalid();
    expect((await (await view.api('admin')).call(listOrders, {})).orders).toHaveLength(2);
  });

  it('places one order without sending the card, and shows it', async () => {
    const view = await open();
    await toPayment(view);
    await fillIn(view);
    await place(view);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Order ORD-10003' }),
    ).toBeInTheDocument();
    // An absolute date: "placed now" is not a sentence.
    expect(screen.getByText(/^Thank you/)).toHaveTextContent(
      /^Thank you\. Your order was placed on \w+ \d+, \d{4}, \d+:\d\d [AP]M$/,
    );
    // One element next to the icon, not three with gaps between them.
    expect(screen.getByText(/^Thank you/).children).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Office chair Ergo' })).toBeInTheDocument();
    expect(screen.getByText('28 Harbor Street')).toBeInTheDocument();
    expect(screen.getByText('Credit or debit card')).toBeInTheDocument();
    expect(JSON.stringify(view.sent)).not.toContain('4242');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4242');
    const admin = await view.api('admin');
    expect((await admin.call(getCart, {})).products).toEqual([]);
    expect((await admin.call(listOrders, {})).orders).toHaveLength(3);
  });

  it('keeps the input when the request fails, and orders once on retry', async () => {
    const view = await open();
    await toPayment(view);
    await view.user.click(screen.getByRole('radio', { name: /^Cash on delivery/ }));
    view.failNext(placeOrder, 'responseLost');
    await place(view);
    await screen.findByRole('alert');
    // The first request has succeeded: another tab reports an empty cart.
    await view.refresh();
    await place(view);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Order ORD-10003' }),
    ).toBeInTheDocument();
    expect((await (await view.api('admin')).call(listOrders, {})).orders).toHaveLength(3);
  });

  it('returns to a cart that was changed in another tab, and places no order', async () => {
    const view = await open();
    await toPayment(view);
    await view.user.click(screen.getByRole('radio', { name: /^Bank transfer/ }));
    const admin = await view.api('admin');
    await admin.call(addToCart, { body: { productId: 1 } });
    await place(view);
    expect(await screen.findByText('Your cart has changed')).toBeInTheDocument();
    await waitFor(() => expect(names()).toContain('Gel pen, pack of five'));
    expect((await admin.call(listOrders, {})).orders).toHaveLength(2);
  });
});
