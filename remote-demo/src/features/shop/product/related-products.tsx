import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Link } from '@praxis/sdk/ui';
import { shopPath } from '../addresses';
import { ProductCard } from '../list/product-card';
import { relatedQuery } from '../queries';
import styles from './product.module.css';

/** Products like this one. Where they cannot be loaded, the product stands alone. */
export function RelatedProducts({ id }: { id: number }) {
  const { t } = useTranslation('demo');
  const { data } = useQuery(relatedQuery, { params: { id } });
  if (!data || data.products.length === 0) return null;
  return (
    <section aria-labelledby="shop-related" className={styles['related']}>
      <header>
        <h2 id="shop-related">{t('shop.product.related')}</h2>
        <Link to={`${shopPath}?category=${data.category}`}>
          {t('shop.product.allOf', { category: t(`shop.category.${data.category}`) })}
        </Link>
      </header>
      <ul>
        {data.products.map((product) => (
          <ProductCard key={product.id} product={product} view="grid" />
        ))}
      </ul>
    </section>
  );
}
