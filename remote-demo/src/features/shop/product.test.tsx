import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getRelatedProducts } from '@praxis/contract/demo/shop';
import { getCart } from '@praxis/contract/demo/shop-cart';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (slug = '') => renderRemote({ remote, path: `/apps/ecommerce/product-detail${slug}` });

it('shows the product of the address, and related ones', async () => {
  await open('/wireless-speaker-19');
  expect(screen.getByRole('heading', { level: 1, name: 'Wireless speaker' })).toBeInTheDocument();
  expect(screen.getByText('$179.00')).toBeInTheDocument();
  expect(screen.getByText(/^Quiet music/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Related products' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All in Electronics' })).toHaveAttribute(
    'href',
    '/apps/ecommerce/shop?category=electronics',
  );
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
});

it('reports a failure to load related products, and retries', async () => {
  const { user } = await renderRemote({
    remote,
    path: '/apps/ecommerce/product-detail/wireless-speaker-19',
    prepare: ({ failNext }) => failNext(getRelatedProducts, { status: 500 }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Couldn’t load part of this page/);
  expect(screen.getByRole('heading', { level: 1, name: 'Wireless speaker' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Related products' })).toBeInTheDocument();
});

it("shows the shop's first product if the address has no slug", async () => {
  await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Camera for skin images' }),
  ).toBeInTheDocument();
});

it.each(['/wireless-speaker-999', '/nothing'])(
  'shows that the product %s is missing',
  async (slug) => {
    await open(slug);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Product not found' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute(
      'href',
      '/apps/ecommerce/shop',
    );
  },
);

it('shows the product in the chosen color, and adds it to the cart in that color', async () => {
  const { user, api } = await open('/wireless-speaker-19');
  const picture = () => document.querySelector('main img, img')?.getAttribute('src');
  const before = picture();
  await user.click(screen.getByRole('radio', { name: 'Blue' }));
  expect(picture()).not.toBe(before);
  await user.click(screen.getByRole('button', { name: 'Add to cart: Wireless speaker' }));
  await screen.findByText('Wireless speaker added to your cart');
  const admin = await api('admin');
  const { products } = await admin.call(getCart, {});
  expect(products.at(-1)).toMatchObject({ id: 19, qty: 1, color: 'info' });
  expect(screen.getByRole('link', { name: 'View cart: Wireless speaker' })).toBeInTheDocument();
});

it('adds a second color to the cart as a separate item', async () => {
  const { user, api } = await open('/wireless-speaker-19');
  const add = () =>
    user.click(screen.getByRole('button', { name: 'Add to cart: Wireless speaker' }));
  await add();
  expect(screen.getByRole('link', { name: 'View cart: Wireless speaker' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Blue' }));
  await add();
  await waitFor(async () => {
    const { products } = await (await api('admin')).call(getCart, {});
    expect(products.filter(({ id }) => id === 19).map(({ qty }) => qty)).toEqual([1, 1]);
  });
  expect(screen.getByRole('link', { name: 'View cart: Wireless speaker' })).toBeInTheDocument();
});

it('stays on the page after a double-click on the button that adds to the cart', async () => {
  const { user, router } = await open('/wireless-speaker-19');
  await user.click(screen.getByRole('button', { name: 'Add to cart: Wireless speaker' }));
  const link = screen.getByRole('link', { name: 'View cart: Wireless speaker' });
  fireEvent.click(link, { detail: 2 });
  expect(router.state.location.pathname).toBe('/apps/ecommerce/product-detail/wireless-speaker-19');
  fireEvent.click(link, { detail: 1 });
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/ecommerce/checkout'));
});

it('adds the product to the wishlist, and removes it', async () => {
  const { user } = await open('/wireless-speaker-19');
  const heart = () => screen.getByRole('button', { name: 'Wishlist' });
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  await user.click(heart());
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
});
