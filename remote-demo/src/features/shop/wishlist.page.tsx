import type { Product } from '@praxis/contract/demo/shop-records';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Button, Card, EmptyState, Link, LinkButton, Loading } from '@praxis/sdk/ui';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader, useFocusOfNext } from '@praxis/sdk/ui/page';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useRef } from 'react';
import { productPath, shopPath } from './addresses';
import { ProductsSkeleton } from './list/products-skeleton';
import { Picture } from './parts/picture';
import { Price } from './parts/price';
import tile from './parts/product-tile.module.css';
import { Rating } from './parts/rating';
import { WishHeart } from './parts/wish-button';
import { wishlistQuery } from './queries';
import { useShopping } from './use-shopping';
import styles from './wishlist.module.css';

/** Products saved for later. */
export default function WishlistPage() {
  const { t } = useTranslation('demo');
  const wishlist = useQuery(wishlistQuery, {});
  return (
    <Page>
      <PageHeader title={t('shop.wishlist.title')} back={{ to: shopPath, label: t('shop.title') }}>
        {t('shop.wishlist.subtitle')}
      </PageHeader>
      <Loaded
        query={wishlist}
        outline={
          <Loading>
            <ProductsSkeleton count={4} />
          </Loading>
        }
      >
        {({ products }) => (
          <WishlistContent products={products.filter(({ isInWishlist }) => isInWishlist)} />
        )}
      </Loaded>
    </Page>
  );
}

function WishlistContent({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('demo');
  if (products.length === 0)
    return (
      <Card>
        <EmptyState
          drawing="list"
          title={t('shop.wishlist.none')}
          action={
            <LinkButton kind="primary" to={shopPath}>
              {t('shop.browse')}
            </LinkButton>
          }
        >
          {t('shop.wishlist.noneText')}
        </EmptyState>
      </Card>
    );
  return <WishlistItems products={products} />;
}

function WishlistItems({ products }: { products: readonly Product[] }) {
  const list = useRef<HTMLUListElement>(null);
  useFocusOfNext(
    list,
    products.map(({ id }) => String(id)),
  );
  return (
    <ul ref={list} className={styles['list']}>
      {products.map((product) => (
        <WishlistItem key={product.id} product={product} />
      ))}
    </ul>
  );
}

function WishlistItem({ product }: { product: Product }) {
  const { t } = useTranslation('demo');
  const { moveIntoCart } = useShopping();
  const { name, brand, price, rating } = product;
  const to = productPath(product);
  return (
    <li className={tile['tile']} data-key={product.id}>
      <Link to={to} tabIndex={-1} aria-hidden>
        <Picture product={product} />
      </Link>
      <span className={tile['heart']}>
        <WishHeart product={product} />
      </span>
      <div className={tile['words']}>
        <p className={tile['brand']}>{brand}</p>
        <h2 className={tile['name']}>
          <Link to={to}>{name}</Link>
        </h2>
        <Rating of={rating} />
        <Price of={price} className={styles['price']} />
      </div>
      <div className={tile['foot']}>
        <Button
          block
          icon={ShoppingCart}
          aria-label={t('shop.wishlist.moveOf', { name })}
          onClick={() => moveIntoCart(product)}
        >
          {t('shop.wishlist.move')}
        </Button>
      </div>
    </li>
  );
}
