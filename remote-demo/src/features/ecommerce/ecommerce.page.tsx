import { useTranslation } from '@praxis/sdk';
import { lazyComponent, Loading } from '@praxis/sdk/ui';
import { Page, PageHeader, WhenVisible } from '@praxis/sdk/ui/page';
import { Row } from '../../shared/dashboard/grid';
import { FiguresCard } from './figures-card';
import { RevenueReport } from './revenue-report';
import { TrendsCard } from './trends-card';

/** Below the fold: loads when it is about to scroll into view. */
const More = lazyComponent(
  () => import(/* webpackChunkName: "ecommerce-more" */ './more/more'),
  <Loading shape="cards" />,
);

/** Approximate height of three rows of cards, in pixels. */
const moreHeight = 1240;

/** Shop dashboard: revenue and figures, then sales, customers and upcoming events. */
export default function EcommercePage() {
  const { t } = useTranslation('demo');
  return (
    <Page>
      <PageHeader title={t('ecommerce.title')}>{t('ecommerce.subtitle')}</PageHeader>
      <Row split="wide-narrow">
        <RevenueReport />
        <TrendsCard />
      </Row>
      <FiguresCard />
      <WhenVisible height={moreHeight}>
        <More />
      </WhenVisible>
    </Page>
  );
}
