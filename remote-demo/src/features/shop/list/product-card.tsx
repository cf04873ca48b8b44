import { memo } from 'react';
import Truck from 'lucide-react/icons/truck';
import type { Product } from '@praxis/contract/demo/shop-records';
import { useTranslation } from '@praxis/sdk';
import { Icon, Link } from '@praxis/sdk/ui';
import { productPath } from '../addresses';
import { CartButton } from '../parts/cart-button';
import { Picture } from '../parts/picture';
import { Price } from '../parts/price';
import tile from '../parts/product-tile.module.css';
import { Rating } from '../parts/rating';
import { WishHeart } from '../parts/wish-button';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: Product;
  view: 'grid' | 'list';
}

/** Product in a list. Its picture and its name are links. */
export const ProductCard = memo(function ProductCard({ product, view }: ProductCardProps) {
  const { t } = useTranslation('demo');
  const { name, brand, price, rating, description, hasFreeShipping } = product;
  const to = productPath(product);
  return (
    <li className={`${tile['tile']} ${styles['card']} ${styles[view]}`}>
      <div className={styles['stage']}>
        <Link to={to} tabIndex={-1} aria-hidden>
          <Picture product={product} />
        </Link>
        <span className={`${tile['heart']} ${styles['heart']}`}>
          <WishHeart product={product} />
        </span>
      </div>
      <div className={`${tile['words']} ${styles['words']}`}>
        <p className={tile['brand']}>{brand}</p>
        <h3 className={tile['name']}>
          <Link to={to}>{name}</Link>
        </h3>
        <Rating of={rating} />
        {view === 'list' && <p className={styles['text']}>{description}</p>}
      </div>
      <div className={`${tile['foot']} ${styles['foot']}`}>
        <div className={styles['cost']}>
          <Price of={price} className={styles['price']} />
          {hasFreeShipping && (
            <span className={styles['free']}>
              <Icon of={Truck} size={14} />
              {t('shop.freeDelivery')}
            </span>
          )}
        </div>
        <CartButton product={product} block />
      </div>
    </li>
  );
});
