import { act, screen, waitFor } from '@testing-library/react';
import {
  addToCart,
  getCart,
  getWishlist,
  removeFromWishlist,
} from '@praxis/contract/demo/shop-cart';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = () => renderRemote({ remote, path: '/apps/ecommerce/wishlist' });
const names = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('moves a product to the cart immediately, and back', async () => {
  const { user, api } = await open();
  expect(names()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Move to cart: Potted ficus' }));
  expect(names()).not.toContain('Potted ficus');
  await screen.findByText('Potted ficus moved to your cart');
  const admin = await api('admin');
  const inCart = async () =>
    (await admin.call(getCart, {})).products.some(({ name }) => name === 'Potted ficus');
  expect(await inCart()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toContain('Potted ficus'));
  expect(await inCart()).toBe(false);
});

it('takes back only what was moved to the cart, in the color of the picture', async () => {
  const { user, api } = await open();
  const admin = await api('admin');
  const [product] = (await admin.call(getWishlist, {})).products.filter(
    ({ colorOptions }) => colorOptions.length > 1,
  );
  const { id: productId, name, colorOptions } = product!;
  for (const color of colorOptions.toReversed())
    await admin.call(addToCart, { body: { productId, qty: 2, color } });
  const lines = async () =>
    (await admin.call(getCart, {})).products
      .filter(({ id }) => id === productId)
      .map(({ color, qty }) => [color, qty]);
  const before = await lines();
  await user.click(screen.getByRole('button', { name: `Move to cart: ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toContain(name));
  expect(await lines()).toEqual(before);
});

it('moves the focus to the next product when one leaves the list', async () => {
  const { user } = await open();
  for (let left = names().length; left > 1; left -= 1) {
    const last = screen.getAllByRole('button', { name: /^Move to cart: / }).at(-1);
    act(() => last?.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toHaveLength(left - 1));
    expect(screen.getByRole('link', { name: names().at(-1) })).toHaveFocus();
  }
});

it('shows no notice about a product that another tab has already removed', async () => {
  const { user, api, host } = await open();
  const admin = await api('admin');
  await admin.call(removeFromWishlist, { params: { productId: 8 } });
  await user.click(screen.getByRole('button', { name: 'Move to cart: Potted ficus' }));
  await waitFor(() => expect(names()).not.toContain('Potted ficus'));
  expect(host.notices).toEqual([]);
  const { products } = await admin.call(getCart, {});
  expect(products.map(({ id }) => id)).not.toContain(8);
});

it('links to the shop when the wishlist is empty', async () => {
  await renderRemote({
    remote,
    path: '/apps/ecommerce/wishlist',
    async prepare({ api }) {
      const admin = await api('admin');
      const { products } = await admin.call(getWishlist, {});
      for (const { id } of products)
        await admin.call(removeFromWishlist, { params: { productId: id } });
    },
  });
  expect(screen.getByText('Your wishlist is empty')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse the shop' })).toBeInTheDocument();
});
