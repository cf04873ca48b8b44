import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Link } from '@praxis/sdk/ui';
import { PartialError } from '@praxis/sdk/ui/page';
import { shopPath } from '../addresses';
import { ProductCard } from '../list/product-card';
import { relatedQuery } from '../queries';
import styles from './product.module.css';

/** Products of the same category. */
export function RelatedProducts({ id }: { id: number }) {
  const { t } = useTranslation('demo');
  const related = useQuery(relatedQuery, { params: { id } });
  const { data } = related;
  if (!data) return <PartialError of={[related]} />;
  if (data.products.length === 0) return null;
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
