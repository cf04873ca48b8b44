import Heart from 'lucide-react/icons/heart';
import Package from 'lucide-react/icons/package';
import { useTranslation } from '@praxis/sdk';
import { usePreload, useQuery } from '@praxis/sdk/data';
import { Card, LinkButton } from '@praxis/sdk/ui';
import { Pagination, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, PartialError, useNarrow } from '@praxis/sdk/ui/page';

import { ordersPath, wishlistPath } from './addresses';
import { ChosenFilters } from './list/chosen-filters';
import { FilterPanel } from './list/filter-panel';
import { filterNames, filterCountArgs, perPage, productsArgs } from './list/list-filters';
import { ProductResults } from './list/product-results';
import { ShopToolbar } from './list/shop-toolbar';
import { useView } from './list/use-view';
import { filtersQuery, productsQuery } from './queries';
import styles from './shop.module.css';
import { SidePanelLayout } from '../../shared/side-panel-layout';

/** List of products; search, filters and sort order are in the address. */
export default function ShopPage() {
  const { t } = useTranslation('demo');
  const preload = usePreload();
  const list = useListQuery({
    filters: filterNames,
    sort: 'featured',
    perPage,
    publicSearch: true,
    // Preloads without waiting: a checkbox responds to the click immediately.
    ahead(choice) {
      void preload(productsQuery, productsArgs(choice));
      void preload(filtersQuery, filterCountArgs(choice));
      return undefined;
    },
  });
  const isNarrow = useNarrow();
  const [view, setView] = useView();
  const products = useQuery(productsQuery, productsArgs(list));
  const filters = useQuery(filtersQuery, filterCountArgs(list));
  const choices = filters.shown;
  const total = products.shown?.total ?? 0;

  return (
    <Page>
      <PageHeader
        title={t('shop.title')}
        actions={
          <>
            <LinkButton icon={Package} to={ordersPath}>
              {t('shop.orders.title')}
            </LinkButton>
            <LinkButton icon={Heart} to={wishlistPath}>
              {t('shop.wishlist.title')}
            </LinkButton>
          </>
        }
      >
        {t('shop.subtitle')}
      </PageHeader>
      <SidePanelLayout
        width={264}
        panel={
          !isNarrow && (
            <aside aria-label={t('shop.filter.title')}>
              <Card>
                <FilterPanel list={list} choices={choices} />
              </Card>
            </aside>
          )
        }
      >
        <div className={styles['main']}>
          <ShopToolbar {...{ list, view, setView, choices, total }} hasSheet={isNarrow} />
          <PartialError of={[filters]} />
          <ChosenFilters list={list} />
          <ProductResults list={list} query={products} view={view} />
          {products.shown && total > perPage && (
            <Pagination page={list.page} perPage={perPage} total={total} onPage={list.setPage} />
          )}
        </div>
      </SidePanelLayout>
    </Page>
  );
}
