import { useTranslation } from '@praxis/sdk';
import { Page, PageHeader, Segmented } from '@praxis/sdk/ui/page';
import { Deferred } from '../../shared/dashboard/deferred';
import { Group, Row } from '../../shared/dashboard/grid';
import { CustomersCard } from './cards/customers-card';
import { DevicesCard } from './cards/devices-card';
import { OrdersCard } from './cards/orders-card';
import { RevenueCard } from './cards/revenue-card';
import { SessionsCard } from './cards/sessions-card';
import { SupportCard } from './cards/support-card';
import { TimelineCard } from './cards/timeline-card';
import { periodKeys, usePeriod, type PeriodKey } from './cards/use-period';
import { VisitorsCard } from './cards/visitors-card';

/** Usage dashboard: sessions, sales, visitors, support and team. */
export default function AnalyticsPage() {
  const { t } = useTranslation('demo');
  const chosen = usePeriod();
  return (
    <Page>
      <PageHeader
        title={t('analytics.title')}
        actions={
          <Segmented<PeriodKey>
            label={t('analytics.period.label')}
            value={chosen.key}
            onChange={chosen.choose}
            options={periodKeys.map((key) => ({ value: key, label: t(`analytics.period.${key}`) }))}
          />
        }
      >
        {t('analytics.subtitle')}
      </PageHeader>
      <Row split="wide-narrow">
        <SessionsCard chosen={chosen} />
        <VisitorsCard />
      </Row>
      <Deferred order={1} height={380}>
        <Group title={t('analytics.groups.sales')}>
          <Row split="halves">
            <RevenueCard />
            <OrdersCard chosen={chosen} />
          </Row>
        </Group>
      </Deferred>
      <Deferred order={2} height={330}>
        <Group title={t('analytics.groups.visitors')}>
          <Row split="halves">
            <DevicesCard chosen={chosen} />
            <CustomersCard chosen={chosen} />
          </Row>
        </Group>
      </Deferred>
      <Deferred order={3} height={590}>
        <Group title={t('analytics.groups.work')}>
          <Row split="halves">
            <SupportCard chosen={chosen} />
            <TimelineCard />
          </Row>
        </Group>
      </Deferred>
    </Page>
  );
}
