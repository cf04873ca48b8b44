import { screen, waitFor, within } from '@testing-library/react';
import { addToCart, getCart, removeFromCart } from '@praxis/contract/demo/shop-cart';
import type { RemoteModule } from '@praxis/sdk';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

/** App whose only page is the cart menu, which the shell otherwise renders in the top bar. */
const alone: RemoteModule = {
  ...remote,
  pages: [{ path: '/apps/ecommerce/shop', title: 'shop', load: () => import('./cart-menu') }],
  sharedTexts: (language) => remote.texts('shop', language),
};

const open = (prepare?: RenderRemoteOptions['prepare']) =>
  renderRemote({ remote: alone, path: '/apps/ecommerce/shop', ...(prepare && { prepare }) });

it('counts the products, lists them and links to the checkout', async () => {
  const { user, api, refresh } = await open();
  const button = await screen.findByRole('button', { name: 'Cart, 4 products' });
  const admin = await api('admin');
  await admin.call(addToCart, { body: { productId: 1 } });
  await refresh();
  expect(button).toHaveAccessibleName('Cart, 5 products');
  await user.click(button);
  const menu = within(await screen.findByRole('menu', { name: 'Cart' }));
  expect(menu.getByRole('menuitem', { name: /^Office chair Ergo/ })).toHaveAttribute(
    'href',
    '/apps/ecommerce/product-detail/office-chair-ergo-24',
  );
  expect(menu.queryByRole('menuitem', { name: /^Gel pen/ })).not.toBeInTheDocument();
  expect(menu.getByText('and 1 more product')).toBeInTheDocument();
  expect(menu.getByRole('menuitem', { name: /^Checkout/ })).toHaveAttribute(
    'href',
    '/apps/ecommerce/checkout',
  );
});

it('links to the shop when the cart is empty', async () => {
  const { user } = await open(async ({ api }) => {
    const admin = await api('admin');
    const { products } = await admin.call(getCart, {});
    for (const { id } of products) await admin.call(removeFromCart, { params: { productId: id } });
  });
  await user.click(await screen.findByRole('button', { name: 'Cart' }));
  await waitFor(() => expect(screen.getByText('Your cart is empty')).toBeInTheDocument());
  expect(screen.getByRole('menuitem', { name: 'Browse the shop' })).toHaveAttribute(
    'href',
    '/apps/ecommerce/shop',
  );
});

it('reports a failure to load instead of an empty cart, and retries', async () => {
  const { user } = await open(({ failNext }) => failNext(getCart, { status: 500 }));
  await user.click(await screen.findByRole('button', { name: 'Cart' }));
  expect(await screen.findByText(/^Something went wrong/)).toBeInTheDocument();
  expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Cart, 4 products' })).toBeInTheDocument();
});
