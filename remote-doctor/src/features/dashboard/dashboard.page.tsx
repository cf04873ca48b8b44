import { useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { ErrorState, Loading } from '@praxis/sdk/ui';
import { CardGrid, Page, PageHeader, Segmented } from '@praxis/sdk/ui/page';
import { dashboardGroup } from './dashboard.group';
import { Figures } from './Figures';
import { lastDays, periodDays, type PeriodDays } from './period';
import { Today } from './Today';
import { Waiting } from './Waiting';

/** The doctor's day at a glance: what waits, who comes, and how the practice is doing. */
export default function DashboardPage() {
  const { t } = useTranslation('doctor');
  const [days, setDays] = useState<PeriodDays>('30');
  const { data, loading, error, reload } = useDataGroup(dashboardGroup, {
    query: lastDays(Number(days)),
  });

  return (
    <Page>
      <PageHeader
        title={t('dashboard.title')}
        actions={
          <Segmented<PeriodDays>
            label={t('dashboard.period')}
            value={days}
            onChange={setDays}
            options={periodDays.map((count) => ({
              value: count,
              label: t('dashboard.lastDays', { count: Number(count) }),
            }))}
          />
        }
      >
        {t('dashboard.subtitle')}
      </PageHeader>
      {error && (
        <ErrorState
          title={t('dashboard.failed')}
          failure={error}
          onRetry={reload}
          retrying={loading}
        />
      )}
      {data ? (
        <>
          <Figures dashboard={data} />
          <CardGrid>
            <Today dashboard={data} />
            <Waiting waiting={data.waiting} />
          </CardGrid>
        </>
      ) : (
        loading && (
          <>
            <Loading shape="cards" />
            <Loading shape="table" count={5} />
          </>
        )
      )}
    </Page>
  );
}
