import { useTranslation } from '@praxis/sdk';
import { lazyComponent, Loading } from '@praxis/sdk/ui';
import { Page, PageHeader, WhenVisible } from '@praxis/sdk/ui/page';
import { Row } from '../../shared/dashboard/grid';
import { FiguresCard } from './figures-card';
import { RevenueReport } from './revenue-report';
import { TrendsCard } from './trends-card';

/** What stands below the first screen comes once somebody is near it. */
const More = lazyComponent(
  () => import(/* webpackChunkName: "ecommerce-more" */ './more/more'),
  <Loading shape="cards" />,
);

/** Three rows of cards, in pixels. */
const moreHeight = 1240;

/** The shop at a glance: its revenue and its figures, then sales, customers and what is next. */
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
