import { screen } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('lists the orders, and opens one', async () => {
  const { user } = await renderRemote({ remote, path: '/apps/ecommerce/order/list' });
  await user.click(screen.getByRole('link', { name: 'ORD-10002' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Order ORD-10002' }),
  ).toBeInTheDocument();
});

it('shows that an order is missing', async () => {
  await renderRemote({ remote, path: '/apps/ecommerce/order/99' });
  expect(screen.getByRole('heading', { level: 1, name: 'Order not found' })).toBeInTheDocument();
});

it('shows both lines of an address that are the same', async () => {
  await renderRemote({
    remote,
    path: '/apps/ecommerce/order/2',
    prepare: ({ rewriteAll }) =>
      rewriteAll(({ body, ...response }) => ({
        ...response,
        body: body.replace(/("street":("[^"]*")),("extra":"[^"]*",)?/, '$1,"extra":$2,'),
      })),
  });
  const [street] = document.querySelectorAll('address span:nth-of-type(2)');
  expect(street).toHaveTextContent(/\w/);
  expect(screen.getAllByText(street?.textContent ?? '')).toHaveLength(2);
});
