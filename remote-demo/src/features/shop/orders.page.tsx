import type { Order } from '@praxis/contract/demo/shop-orders';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Card, EmptyState, Link, LinkButton, Loading } from '@praxis/sdk/ui';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { DataTable } from '@praxis/sdk/ui/list';
import { DateTime, Money, Page, PageHeader } from '@praxis/sdk/ui/page';
import { orderPath, shopPath } from './addresses';
import { inDollars } from './parts/price';
import { ordersQuery } from './queries';

/** List of all orders, newest first. */
export default function OrdersPage() {
  const { t } = useTranslation('demo');
  const orders = useQuery(ordersQuery, {});
  return (
    <Page>
      <PageHeader title={t('shop.orders.title')} back={{ to: shopPath, label: t('shop.title') }} />
      <Loaded query={orders} outline={<Loading shape="table" count={4} />}>
        {({ orders: rows }) => (
          <Card flush={rows.length > 0}>
            {rows.length > 0 ? <OrdersTable rows={rows} /> : <NoOrders />}
          </Card>
        )}
      </Loaded>
    </Page>
  );
}

function OrdersTable({ rows }: { rows: readonly Order[] }) {
  const { t } = useTranslation('demo');
  return (
    <DataTable
      label={t('shop.orders.title')}
      rows={rows}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'number',
          title: t('shop.order.title'),
          cell: ({ id, number }) => <Link to={orderPath(id)}>{number}</Link>,
        },
        {
          key: 'placed',
          title: t('shop.orders.placed'),
          cell: ({ placedAt }) => <DateTime at={placedAt} />,
        },
        {
          key: 'items',
          title: t('shop.order.items'),
          wideOnly: true,
          cell: ({ items }) => inOneLine(items.map(({ name }) => name)),
        },
        {
          key: 'total',
          title: t('shop.prices.total'),
          align: 'end',
          cell: ({ prices }) => <Money of={inDollars(prices.total)} />,
        },
      ]}
    />
  );
}

function NoOrders() {
  const { t } = useTranslation('demo');
  return (
    <EmptyState
      drawing="list"
      title={t('shop.orders.none')}
      action={
        <LinkButton kind="primary" to={shopPath}>
          {t('shop.browse')}
        </LinkButton>
      }
    />
  );
}
