import { screen } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from './remote';

it.each([
  ['/apps/invoice/preview/99999', 'Invoice not found', 'View all invoices'],
  ['/apps/user/view/99999', 'User not found', 'Back to users'],
  ['/apps/ecommerce/product-detail/none', 'Product not found', 'Browse the shop'],
  ['/apps/ecommerce/order/99999', 'Order not found', 'View all orders'],
  ['/pages/blog/detail/none', 'Post not found', 'Go to blog'],
  ['/pages/knowledge-base/none', 'Category not found', 'Go to Knowledge base'],
  ['/charts/none', 'Page not found', 'Show all'],
])(
  'at %s, says once that the record is missing, with a link to the list',
  async (path, title, act) => {
    await renderRemote({ remote, path });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByText(title)).toHaveLength(1);
    expect(screen.getByRole('link', { name: act })).toBeVisible();
  },
);
