import { useState } from 'react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import { deliveryFee, freeDeliveryFrom } from '@praxis/contract/demo/shop-prices';
import type { Product } from '@praxis/contract/demo/shop-records';
import { useTranslation } from '@praxis/sdk';
import { Card, Icon, Skeleton, type LucideIcon } from '@praxis/sdk/ui';
import { useMoneyText } from '@praxis/sdk/ui/page';
import { CartButton } from '../parts/cart-button';
import { Picture } from '../parts/picture';
import { inDollars, Price } from '../parts/price';
import { Rating } from '../parts/rating';
import { WishButton } from '../parts/wish-button';
import { ColorChoice } from './color-choice';
import styles from './product.module.css';

/** Details of a product, with its actions. */
export function ProductDetail({ product }: { product: Product }) {
  const { t } = useTranslation('demo');
  const money = useMoneyText();
  const { price, rating, brand, description, colorOptions, hasFreeShipping } = product;
  const [color, setColor] = useState(colorOptions[0] ?? '');
  const delivery = hasFreeShipping
    ? t('shop.product.freeDelivery')
    : t('shop.product.delivery', {
        fee: money(inDollars(deliveryFee)),
        from: money(inDollars(freeDeliveryFrom), { stripped: true }),
      });
  return (
    <Card>
      <div className={styles['product']}>
        <Picture product={product} color={color} size="large" />
        <div className={styles['facts']}>
          <p className={styles['brand']}>
            {t('shop.product.by', { brand })}
            <Rating of={rating} size={18} />
          </p>
          <Price of={price} className={styles['price']} />
          <p className={styles['text']}>{description}</p>
          {colorOptions.length > 1 && (
            <ColorChoice colors={colorOptions} chosen={color} onChoose={setColor} />
          )}
          <div className={styles['acts']}>
            <CartButton
              product={product}
              color={colorOptions.length > 1 ? color : undefined}
              kind="primary"
              size="large"
            />
            <WishButton product={product} />
          </div>
          <ul className={styles['promises']}>
            <Assurance icon={Truck}>{delivery}</Assurance>
            <Assurance icon={RotateCcw}>{t('shop.product.returns')}</Assurance>
            <Assurance icon={ShieldCheck}>{t('shop.product.warranty')}</Assurance>
          </ul>
        </div>
      </div>
    </Card>
  );
}

function Assurance({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li>
      <Icon of={icon} />
      {children}
    </li>
  );
}

/** Skeleton of a product. */
export function ProductSkeleton() {
  return (
    <div className={styles['product']}>
      <Skeleton height={360} />
      <div className={styles['facts']}>
        <Skeleton width="30%" height={16} />
        <Skeleton width="40%" height={32} />
        <Skeleton height={64} />
        <Skeleton width="60%" height={48} />
      </div>
    </div>
  );
}
