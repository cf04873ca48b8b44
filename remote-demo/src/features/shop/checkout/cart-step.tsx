import { useRef } from 'react';
import type { CartProduct } from '@praxis/contract/demo/shop-records';
import { useTranslation } from '@praxis/sdk';
import { useFocusOfNext } from '@praxis/sdk/ui/page';
import { CartLine } from './cart-line';
import styles from './checkout.module.css';

/** Products in the cart with quantities, discounts and delivery dates. */
export function CartStep({ items }: { items: readonly CartProduct[] }) {
  const { t } = useTranslation('demo');
  const list = useRef<HTMLUListElement>(null);
  useFocusOfNext(
    list,
    items.map(({ cartItemId }) => String(cartItemId)),
  );
  return (
    <section aria-labelledby="shop-cart">
      <h2 id="shop-cart" className={styles['heading']}>
        {t('shop.checkout.items', { count: items.length })}
      </h2>
      <ul ref={list} className={styles['lines']}>
        {items.map((item) => (
          <CartLine key={item.cartItemId} item={item} />
        ))}
      </ul>
    </section>
  );
}
