import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { CardGrid, Page, PageHeader } from '@praxis/sdk/ui/page';
import { LatestInvoices } from './latest-invoices';
import { StatisticsCard } from './statistics-card';
import { ordersQuery, revenueQuery, salesQuery, subscribersQuery } from './queries';

/** The shop at a glance: its figures, and the invoices that were issued last. */
export default function EcommercePage() {
  const { t } = useTranslation('demo');
  return (
    <Page>
      <PageHeader title={t('ecommerce.title')}>{t('ecommerce.subtitle')}</PageHeader>
      <CardGrid columns={4}>
        <StatisticsCard query={useQuery(subscribersQuery, {})} name="subscribers" />
        <StatisticsCard query={useQuery(revenueQuery, {})} name="revenue" />
        <StatisticsCard query={useQuery(salesQuery, {})} name="sales" unit="percent" />
        <StatisticsCard query={useQuery(ordersQuery, {})} name="orders" />
      </CardGrid>
      <LatestInvoices />
    </Page>
  );
}
