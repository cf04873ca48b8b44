import { act, screen, waitFor } from '@testing-library/react';
import { addToCart } from '@praxis/contract/demo/shop-cart';
import { listOrders } from '@praxis/contract/demo/shop-orders';
import { renderRemote, type RenderedRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

afterEach(() => sessionStorage.clear());

async function toPayment({ user }: RenderedRemote): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: /Harbor Street/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Payment' });
  await user.click(screen.getByRole('radio', { name: /^Cash on delivery/ }));
}

const button = () => screen.getByRole('button', { name: /^Place order/ });
const total = () => button().textContent.split(' · ')[1] ?? '';

it('announces a total that another tab has changed, and orders only after a look at the cart', async () => {
  const view = await renderRemote({ remote, path: '/apps/ecommerce/checkout' });
  await toPayment(view);
  const before = total();
  const admin = await view.api('admin');
  await admin.call(addToCart, { body: { productId: 1 } });
  await act(() => view.refresh());
  await waitFor(() => expect(total()).not.toBe(before));
  const text = `The total was ${before} and is now ${total()}. Check your cart again.`;
  expect(screen.getByText(text).closest('[role=status]')).toBeVisible();
  await view.user.click(button());
  expect(await screen.findByRole('heading', { level: 3, name: /Gel pen/ })).toBeVisible();
  expect(screen.getByText('Your cart has changed')).toBeVisible();
  expect((await admin.call(listOrders, {})).orders).toHaveLength(2);
  await toPayment(view);
  await view.user.click(button());
  expect(await screen.findByText(/^Thank you/)).toBeVisible();
});
