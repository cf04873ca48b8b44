import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { Order } from '@praxis/contract/demo/shop-orders';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useParams } from '@praxis/sdk/router';
import { Card, Icon, Link, LinkButton, Loading, useIntlLanguage } from '@praxis/sdk/ui';
import { DateTime, Facts, Money, Page, PageHeader, useRecordTitle } from '@praxis/sdk/ui/page';
import { RecordState } from '../../shared/record-state';
import { ordersPath, productPath, shopPath } from './addresses';
import { PriceDetails } from './checkout/price-details';
import styles from './order.module.css';
import { DeliveryDate } from './parts/delivery-date';
import { Picture } from './parts/picture';
import { inDollars } from './parts/price';
import { orderQuery } from './queries';

/** Page of an order: confirmation after the checkout, and later reference. */
export default function OrderPage() {
  const { t } = useTranslation('demo');
  const { id } = useParams();
  const query = useQuery(orderQuery, { params: { id: Number(id) || 0 } });
  const back = { to: ordersPath, label: t('shop.orders.title') };
  if (query.data) return <OrderDetails order={query.data.order} back={back} />;
  return (
    <RecordState
      query={query}
      title={t('shop.order.title')}
      back={back}
      missing={{
        title: t('shop.order.missing'),
        text: t('shop.order.missingText'),
        action: t('shop.orders.all'),
      }}
    >
      <Card>
        <Loading shape="table" count={4} />
      </Card>
    </RecordState>
  );
}

function OrderDetails({ order, back }: { order: Order; back: { to: string; label: string } }) {
  const { t } = useTranslation('demo');
  const { number, items, prices, placedAt } = order;
  const title = t('shop.order.number', { number });
  useRecordTitle(title);
  return (
    <Page>
      <PageHeader
        title={title}
        back={back}
        actions={<LinkButton to={shopPath}>{t('shop.browse')}</LinkButton>}
      >
        <span className={styles['placed']}>
          <Icon of={CircleCheck} />
          <span>
            {t('shop.order.placed')} <DateTime at={placedAt} absolute />
          </span>
        </span>
      </PageHeader>
      <div className={styles['order']}>
        <Card title={t('shop.order.items')}>
          <ul className={styles['lines']}>
            {items.map((item) => (
              <OrderLine key={`${item.productId} ${item.color}`} item={item} />
            ))}
          </ul>
        </Card>
        <aside className={styles['aside']} aria-label={t('shop.order.summary')}>
          <Card>
            <PriceDetails
              plain
              prices={prices}
              count={items.reduce((sum, { qty }) => sum + qty, 0)}
            />
          </Card>
          <Card>
            <Delivery order={order} />
          </Card>
        </aside>
      </div>
    </Page>
  );
}

function OrderLine({ item }: { item: Order['items'][number] }) {
  const { t } = useTranslation('demo');
  const { name, qty, color, price, shippingDate } = item;
  return (
    <li className={styles['line']}>
      <Picture product={item} color={color} size="small" />
      <div className={styles['words']}>
        <Link to={productPath(item)}>{name}</Link>
        <span>
          {[t('shop.order.quantity', { count: qty }), color && t(`shop.color.${color}`)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>
          <DeliveryDate at={shippingDate} />
        </span>
      </div>
      <Money of={inDollars(price)} />
    </li>
  );
}

function Delivery({ order: { address, payment } }: { order: Order }) {
  const { t } = useTranslation('demo');
  const { fullName, street, extra, postalCode, city, country, phone } = address;
  const countries = new Intl.DisplayNames(useIntlLanguage(), { type: 'region' });
  return (
    <Facts
      items={[
        {
          label: t('shop.order.deliverTo'),
          value: (
            <address className={styles['address']}>
              {[
                fullName,
                street,
                extra,
                inOneLine([postalCode, city], ' '),
                countries.of(country),
                phone,
              ]
                .filter(Boolean)
                .map((line, index) => (
                  <span key={index}>{line}</span>
                ))}
            </address>
          ),
        },
        { label: t('shop.order.payment'), value: t(`shop.payment.${payment}`) },
      ]}
    />
  );
}
