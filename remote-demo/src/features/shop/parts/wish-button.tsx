import Heart from 'lucide-react/icons/heart';
import type { Product } from '@praxis/contract/demo/shop-records';
import { useTranslation } from '@praxis/sdk';
import { Button, Icon } from '@praxis/sdk/ui';
import { useShopping } from '../use-shopping';
import styles from './wish-button.module.css';

interface WishProps {
  product: Pick<Product, 'id' | 'name' | 'isInWishlist'>;
}

function useWish({ product }: WishProps) {
  const { t } = useTranslation('demo');
  const { wish, unwish } = useShopping();
  const { isInWishlist, name } = product;
  return {
    label: t('shop.wishlistOf', { name }),
    'aria-pressed': isInWishlist,
    onClick: () => (isInWishlist ? unwish(product) : wish(product)),
  };
}

/** Heart button on a picture. */
export function WishHeart(props: WishProps) {
  const { label, ...press } = useWish(props);
  return (
    <button type="button" className={styles['heart']} aria-label={label} title={label} {...press}>
      <Icon of={Heart} />
    </button>
  );
}

/** The same with its text. */
export function WishButton(props: WishProps) {
  const { t } = useTranslation('demo');
  const { label: _label, ...press } = useWish(props);
  return (
    <Button size="large" icon={Heart} className={styles['button']} {...press}>
      {t('shop.wishlist.title')}
    </Button>
  );
}
