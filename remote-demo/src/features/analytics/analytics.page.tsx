import { useTranslation } from '@praxis/sdk';
import { CardGrid, Page, PageHeader } from '@praxis/sdk/ui/page';
import { AverageSessions } from './average-sessions';
import { RevenueReport } from './revenue-report';
import { SupportTracker } from './support-tracker';

/** How the product is used: support, sessions and revenue. */
export default function AnalyticsPage() {
  const { t } = useTranslation('demo');
  return (
    <Page>
      <PageHeader title={t('analytics.title')}>{t('analytics.subtitle')}</PageHeader>
      <CardGrid columns={3}>
        <SupportTracker />
        <AverageSessions />
        <RevenueReport />
      </CardGrid>
    </Page>
  );
}
