import { setCartQuantity } from '@praxis/contract/demo/shop-cart';
import { priceOf, toCents } from '@praxis/contract/demo/shop-prices';
import type { CartProduct } from '@praxis/contract/demo/shop-records';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Button, Link } from '@praxis/sdk/ui';
import { Money, Tag } from '@praxis/sdk/ui/page';
import { productPath } from '../addresses';
import { DeliveryDate } from '../parts/delivery-date';
import { Picture } from '../parts/picture';
import { inDollars, Price } from '../parts/price';
import { useShopping } from '../use-shopping';
import styles from './checkout.module.css';
import { Quantity } from './quantity';

/** Product in the cart. */
export function CartLine({ item }: { item: CartProduct }) {
  const { t } = useTranslation('demo');
  const { remove, saveForLater } = useShopping();
  const { runOrNotify } = useMutation(setCartQuantity);
  const { id, name, brand, qty, color, cartItemId, offers, discountPercentage } = item;
  const colorText = color && t(`shop.color.${color}`);
  const line = inOneLine([name, colorText]);
  const full = toCents(item.price) * qty;
  const price = priceOf(item);
  const setQuantity = (next: number): Promise<unknown> =>
    runOrNotify(
      { body: { productId: id, qty: next, ...(color !== undefined && { color }) } },
      {
        optimistic: { record: item, where: { cartItemId }, changes: { qty: next } },
        refused: { 404: t('shop.checkout.gone', { name: line }) },
        failed: t('shop.cartUnchanged', { name: line }),
        retry: () => void setQuantity(next),
      },
    );
  return (
    <li data-key={cartItemId} className={styles['line']}>
      <Link to={productPath(item)} tabIndex={-1} aria-hidden>
        <Picture product={item} color={color} size="small" />
      </Link>
      <div className={styles['words']}>
        <h3 className={styles['name']}>
          <Link to={productPath(item)}>{name}</Link>
        </h3>
        <p className={styles['quiet']}>{[brand, colorText].filter(Boolean).join(' · ')}</p>
        <p className={styles['quiet']}>
          <DeliveryDate at={item.shippingDate} />
        </p>
        <p>
          <Tag tone="success">
            {t('shop.checkout.offers', { count: offers, percent: discountPercentage })}
          </Tag>
        </p>
      </div>
      <div className={styles['amount']}>
        <Quantity of={line} value={qty} onChange={(next) => void setQuantity(next)} />
        {qty > 1 && (
          <span className={styles['quiet']}>
            {t('shop.checkout.each')} <Price of={item.price} />
          </span>
        )}
      </div>
      <div className={styles['cost']}>
        <Money of={inDollars(price)} className={styles['price']} />
        {full !== price && (
          <s className={styles['full']}>
            <Money of={inDollars(full)} />
          </s>
        )}
      </div>
      <div className={styles['acts']}>
        <Button
          kind="link"
          size="small"
          aria-label={t('shop.checkout.keepOf', { name: line })}
          onClick={() => saveForLater(item)}
        >
          {t('shop.checkout.keep')}
        </Button>
        <Button
          kind="link"
          size="small"
          aria-label={t('shop.checkout.removeOf', { name: line })}
          onClick={() => remove(item)}
        >
          {t('shop.checkout.remove')}
        </Button>
      </div>
    </li>
  );
}
