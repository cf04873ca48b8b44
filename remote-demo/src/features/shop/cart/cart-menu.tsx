import type { ComponentProps } from 'react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Store from 'lucide-react/icons/store';
import { priceOf, pricesOf } from '@praxis/contract/demo/shop-prices';
import type { CartProduct } from '@praxis/contract/demo/shop-records';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Badge, Button, Menu, useFailureText, useUiText } from '@praxis/sdk/ui';
import { Money, useMoneyText } from '@praxis/sdk/ui/page';
import { checkoutPath, productPath, shopPath } from '../addresses';
import { Picture } from '../parts/picture';
import { inDollars } from '../parts/price';
import { cartQuery } from '../queries';
import styles from './cart-menu.module.css';

/** Number of products in the menu; the checkout lists all of them. */
const maxShown = 4;

/** Cart menu of the top bar: number of products, the first ones, and a link to the checkout. */
export default function CartMenu() {
  const { t } = useTranslation('demo');
  const money = useMoneyText();
  const text = useUiText();
  const failureText = useFailureText();
  const { data, error, reload } = useQuery(cartQuery, {});
  // The contents of the cart are unknown.
  const failure = data === null ? error : null;
  const products = (data?.products ?? []).filter(({ qty }) => qty > 0);
  const count = products.length;
  const rest = count - maxShown;
  const entries = products.slice(0, maxShown).map((product) => ({
    key: String(product.cartItemId),
    label: <Entry product={product} />,
    to: productPath(product),
  }));
  return (
    <Menu
      label={t('shop.cart.title')}
      header={
        <p className={styles['title']}>
          {failure
            ? failureText(failure)
            : count === 0
              ? t('shop.checkout.empty')
              : t('shop.checkout.items', { count })}
        </p>
      }
      items={
        failure
          ? [{ key: 'retry', label: text('retry'), icon: RotateCw, onSelect: reload }]
          : count === 0
            ? [{ key: 'shop', label: t('shop.browse'), icon: Store, to: shopPath }]
            : [
                ...entries,
                ...(rest > 0
                  ? [{ key: 'rest', heading: t('shop.cart.more', { count: rest }) }]
                  : []),
                { key: 'divider', divider: true as const },
                {
                  key: 'checkout',
                  label: t('shop.cart.checkout'),
                  icon: ShoppingCart,
                  hint: money(inDollars(pricesOf(products).total)),
                  to: checkoutPath,
                },
              ]
      }
    >
      <Trigger
        count={count}
        aria-label={count === 0 ? t('shop.cart.title') : t('shop.cart.label', { count })}
      />
    </Menu>
  );
}

function Entry({ product }: { product: CartProduct }) {
  const { t } = useTranslation('demo');
  const { name, qty, color } = product;
  return (
    <span className={styles['entry']}>
      <Picture product={product} color={color} size="small" />
      <span className={styles['words']}>
        {name}
        <small>
          {qty} {color !== undefined && `· ${t(`shop.color.${color}`)} `}·{' '}
          <Money of={inDollars(priceOf(product))} />
        </small>
      </span>
    </span>
  );
}

/** Button with the number of products. */
function Trigger({ count, ...button }: ComponentProps<'button'> & { count: number }) {
  return (
    <span className={styles['trigger']}>
      <Button kind="quiet" {...button} icon={ShoppingCart} />
      <span className={styles['count']} aria-hidden>
        <Badge strong count={count} />
      </span>
    </span>
  );
}
