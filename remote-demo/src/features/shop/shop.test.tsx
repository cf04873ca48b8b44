import { screen, waitFor, within } from '@testing-library/react';
import { listProducts } from '@praxis/contract/demo/shop';
import { addToCart, getCart, getWishlist } from '@praxis/contract/demo/shop-cart';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const path = '/apps/ecommerce/shop';
const open = (search = '') => renderRemote({ remote, path: `${path}${search}` });

const names = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const firstName = (name: string) => waitFor(() => expect(names()[0]).toBe(name));
const card = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement);

it('shows nine featured products per page, and navigates to the next page', async () => {
  const { user, router } = await open();
  expect(names()).toHaveLength(9);
  expect(names()[0]).toBe('Camera for skin images');
  expect(screen.getByText('27 products')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await firstName('Blood pressure monitor');
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
});

it('uses the gender of each filter’s name for its option for all, in French', async () => {
  await renderRemote({ remote, path, language: 'fr' });
  const choices = (name: string) => within(screen.getByRole('group', { name }));
  expect(choices('Prix').getByRole('radio', { name: 'Tous' })).toBeChecked();
  expect(choices('Note').getByRole('radio', { name: 'Toutes' })).toBeChecked();
});

it('combines several filters in the address, each with a chip to remove it', async () => {
  const { user, router } = await open();
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
  await user.click(filters.getByRole('checkbox', { name: /^Health/ }));
  await screen.findByText('6 products');
  await user.click(filters.getByRole('checkbox', { name: /^Pulseon/ }));
  await screen.findByText('4 products');
  await user.click(filters.getByRole('radio', { name: /^\$100 – \$500/ }));
  await screen.findByText('1 product');
  expect(names()).toEqual(['Blood pressure monitor']);
  expect(router.state.location.search).toBe('?category=health&brand=Pulseon&price=100-500');
  const chosen = within(screen.getByRole('list', { name: 'Selected filters' }));
  await user.click(chosen.getByRole('button', { name: 'Remove filter: Pulseon' }));
  await waitFor(() =>
    expect(chosen.getByRole('button', { name: 'Remove filter: Health' })).toHaveFocus(),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?category=health&price=100-500'));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('27 products')).toBeInTheDocument();
});

it('counts the products of each option under the other filters', async () => {
  await open('?brand=Pulseon');
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
  expect(filters.getByRole('checkbox', { name: /^Furniture/ }).closest('label')).toHaveTextContent(
    'Furniture0',
  );
  expect(filters.getByRole('checkbox', { name: /^Pulseon/ })).toBeChecked();
});

it('searches, and shows an empty state without results', async () => {
  const { user } = await open();
  const search = screen.getByRole('searchbox', { name: 'Search products' });
  await user.type(search, 'inches');
  await screen.findByText('2 products');
  await user.clear(search);
  await user.type(search, 'zzzz');
  await screen.findByText('No results for “zzzz”');
  expect(screen.getByText('0 results')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('27 products')).toBeInTheDocument();
});

it.each([
  ['Price: low to high', 'Gel pen, pack of five'],
  ['Price: high to low', 'Camera for skin images'],
])('sorts by %s', async (sort, first) => {
  const { user } = await open('?category=office&category=health');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), sort);
  await firstName(first);
});

it('shows products as a list with descriptions, stored in the address', async () => {
  const { user, router } = await open('?brand=Mirra');
  expect(screen.queryByText(/^Cleans the air/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'List' }));
  expect(await screen.findByText(/^Cleans the air/)).toBeInTheDocument();
  expect(router.state.location.search).toBe('?brand=Mirra&view=list');
});

it('redirects a link to a page beyond the end to the last page', async () => {
  const { router } = await open('?page=9');
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  expect(names()).toHaveLength(9);
});

it('adds a product to the cart and the wishlist immediately, and removes it from the wishlist', async () => {
  const { user, api, host } = await open();
  const admin = await api('admin');
  await user.click(card('Screen, 27 inches').getByRole('button', { name: /^Add to cart/ }));
  expect(card('Screen, 27 inches').getByRole('link', { name: /^View cart/ })).toHaveAttribute(
    'href',
    '/apps/ecommerce/checkout',
  );
  expect(card('Screen, 27 inches').getByRole('link', { name: /^View cart/ })).toHaveFocus();
  const heart = () => card('Screen, 27 inches').getByRole('button', { name: /^Wishlist/ });
  await user.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  await screen.findByText('Screen, 27 inches added to your wishlist');
  const has = async () => ({
    cart: (await admin.call(getCart, {})).products.some(({ id }) => id === 25),
    wishlist: (await admin.call(getWishlist, {})).products.some(({ id }) => id === 25),
  });
  expect(await has()).toEqual({ cart: true, wishlist: true });
  await user.click(heart());
  await screen.findByText('Screen, 27 inches removed from your wishlist');
  expect(await has()).toEqual({ cart: true, wishlist: false });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(host.notices.filter(({ kind }) => kind === 'error')).toEqual([]);
});

it('rolls back when adding to the cart fails', async () => {
  const { user, failNext, host } = await open();
  failNext(addToCart, { status: 500 });
  await user.click(card('Standing desk').getByRole('button', { name: /^Add to cart/ }));
  expect(
    await card('Standing desk').findByRole('button', { name: /^Add to cart/ }),
  ).toBeInTheDocument();
  expect(host.notices).toEqual([
    {
      kind: 'error',
      about: expect.any(String),
      text: expect.stringMatching(/^Couldn’t update your cart: Standing desk\. /),
      undo: { label: 'Retry', run: expect.any(Function) },
    },
  ]);
});

it('reports a failure to load, and retries', async () => {
  const { user } = await renderRemote({
    remote,
    path,
    prepare: ({ failNext }) => failNext(listProducts, { status: 500 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('27 products')).toBeInTheDocument();
});
