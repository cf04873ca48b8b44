import { useTranslation } from '@praxis/sdk';
import { useQuery, type QueryResult } from '@praxis/sdk/data';
import { useParams } from '@praxis/sdk/router';
import { Card, Loading } from '@praxis/sdk/ui';
import { Page, PageHeader, useRecordTitle } from '@praxis/sdk/ui/page';
import { RecordState } from '../../shared/record-state';
import { idInSlug, shopPath } from './addresses';
import { perPage } from './list/list-filters';
import { ProductDetail, ProductSkeleton } from './product/product-detail';
import { RelatedProducts } from './product/related-products';
import { productQuery, productsQuery } from './queries';

/** Page of a product by the id in its slug; without a slug, of the shop's first product. */
export default function ProductPage() {
  const { slug } = useParams();
  return slug === undefined ? <FirstProduct /> : <ProductById id={idInSlug(slug)} />;
}

function FirstProduct() {
  const first = useQuery(productsQuery, { query: { sortBy: 'featured', page: 1, perPage } });
  const product = first.data?.products[0];
  return product ? <ProductById id={product.id} /> : <ProductState query={first} />;
}

function ProductById({ id }: { id: number }) {
  const { t } = useTranslation('demo');
  const found = useQuery(productQuery, { params: { id } });
  const { data } = found;
  useRecordTitle(data?.product.name);
  if (!data) return <ProductState query={found} />;
  return (
    <Page>
      <PageHeader title={data.product.name} back={{ to: shopPath, label: t('shop.title') }} />
      <ProductDetail key={id} product={data.product} />
      <RelatedProducts id={id} />
    </Page>
  );
}

/** Page while the product loads, if it fails to load, or if it doesn't exist. */
function ProductState({ query }: { query: QueryResult<unknown> }) {
  const { t } = useTranslation('demo');
  return (
    <RecordState
      query={query}
      title={t('shop.product.title')}
      back={{ to: shopPath, label: t('shop.title') }}
      missing={{
        title: t('shop.product.missing'),
        text: t('shop.product.missingText'),
        action: t('shop.browse'),
      }}
    >
      <Card>
        <Loading>
          <ProductSkeleton />
        </Loading>
      </Card>
    </RecordState>
  );
}
