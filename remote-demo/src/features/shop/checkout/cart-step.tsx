import type { CartProduct } from '@praxis/contract/demo/shop-records';
import { useTranslation } from '@praxis/sdk';
import { CartLine } from './cart-line';
import styles from './checkout.module.css';

/** What is in the cart: how many of each, what the offers take off, and when it arrives. */
export function CartStep({ items }: { items: readonly CartProduct[] }) {
  const { t } = useTranslation('demo');
  return (
    <section aria-labelledby="shop-cart">
      <h2 id="shop-cart" className={styles['heading']}>
        {t('shop.checkout.items', { count: items.length })}
      </h2>
      <ul className={styles['lines']}>
        {items.map((item) => (
          <CartLine key={item.cartItemId} item={item} />
        ))}
      </ul>
    </section>
  );
}
