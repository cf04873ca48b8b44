import type { ResponseOf } from '@praxis/contract';
import type { listProducts } from '@praxis/contract/demo/shop';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { Button, Card, EmptyState, Loading, VisuallyHidden } from '@praxis/sdk/ui';
import type { ListQueryControl } from '@praxis/sdk/ui/list';
import { Results } from '../../../shared/results';
import { SearchStatus } from '../../../shared/search-status';
import { useClampedPage } from '../../../shared/use-clamped-page';
import styles from '../shop.module.css';
import { perPage } from './list-filters';
import { ProductCard } from './product-card';
import { ProductsSkeleton } from './products-skeleton';
import type { View } from './use-view';

interface ProductResultsProps {
  list: ListQueryControl;
  query: QueryResult<ResponseOf<typeof listProducts>>;
  view: View;
}

/** One page of products, and their total number. */
export function ProductResults(props: ProductResultsProps) {
  return (
    <>
      <SearchStatus isActive={props.list.isFiltered} count={props.query.data?.total} />
      <Products {...props} />
    </>
  );
}

/** Keeps the current page, dimmed, while the next one loads. */
function Products({ list, query, view }: ProductResultsProps) {
  const { t } = useTranslation('demo');
  const { data } = query;
  const isBeyond = useClampedPage(
    list,
    perPage,
    data && { rows: data.products.length, total: data.total },
  );

  return (
    <Results
      query={query}
      isBeyond={isBeyond}
      outline={
        <Loading>
          <ProductsSkeleton />
        </Loading>
      }
    >
      {({ products, total }, isOld) =>
        total === 0 ? (
          <Card>
            <EmptyState
              drawing="search"
              title={list.q === '' ? t('shop.none') : t('shop.noneFor', { text: list.q })}
              action={<Button onClick={list.clear}>{t('shop.filter.clear')}</Button>}
            >
              {t('shop.noneText')}
            </EmptyState>
          </Card>
        ) : (
          <section aria-labelledby="shop-results" aria-busy={isOld}>
            <VisuallyHidden>
              <h2 id="shop-results">{t('shop.products')}</h2>
            </VisuallyHidden>
            <p className={styles['total']}>{t('shop.results', { count: total })}</p>
            <ul className={styles[view]} data-old={isOld}>
              {products.map((product) => (
                <ProductCard key={product.id} product={product} view={view} />
              ))}
            </ul>
          </section>
        )
      }
    </Results>
  );
}
