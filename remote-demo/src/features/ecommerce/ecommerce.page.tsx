import { useIdentity, useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { CardGrid, Page, PageHeader } from '@praxis/sdk/ui/page';
import { LatestInvoices } from './latest-invoices';
import { StatisticsCard } from './statistics-card';
import { ordersGroup, revenueGroup, salesGroup, subscribersGroup } from './ecommerce.groups';

/** The shop at a glance: its figures, and the invoices that were issued last. */
export default function EcommercePage() {
  const { t } = useTranslation('demo');
  const { userData } = useIdentity();
  return (
    <Page>
      <PageHeader title={t('ecommerce.title')}>
        {t('ecommerce.subtitle', { name: userData.fullName || userData.email })}
      </PageHeader>
      <CardGrid columns={4}>
        <StatisticsCard group={useDataGroup(subscribersGroup, {})} name="subscribers" />
        <StatisticsCard group={useDataGroup(revenueGroup, {})} name="revenue" />
        <StatisticsCard group={useDataGroup(salesGroup, {})} name="sales" unit="percent" />
        <StatisticsCard group={useDataGroup(ordersGroup, {})} name="orders" />
      </CardGrid>
      <LatestInvoices />
    </Page>
  );
}
