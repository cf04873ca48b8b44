import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { ErrorState, lazyComponent, Loading } from '@praxis/sdk/ui';
import { CardGrid, WhenVisible, Page, PageHeader, Segmented } from '@praxis/sdk/ui/page';
import { dashboardQuery } from './queries';
import { Figures } from './figures';
import { periodDays, type PeriodDays } from './period';
import { Today } from './today';
import { usePeriod } from './use-period';
import { Waiting } from './waiting';

/** What the charts are made of comes after the figures: it is not what the day begins with. */
const Charts = lazyComponent(
  () => import(/* webpackChunkName: "dashboard-charts" */ './charts'),
  <Loading shape="cards" />,
);

/** Three charts in two rows, in pixels. */
const chartsHeight = 760;

/** The doctor's day at a glance: what waits, who comes, and how the practice is doing. */
export default function DashboardPage() {
  const { t } = useTranslation('doctor');
  const { days, choose, from, to } = usePeriod();
  const {
    shown: data,
    loading,
    error,
    reload,
  } = useQuery(dashboardQuery, {
    query: { from, to },
  });

  return (
    <Page>
      <PageHeader
        title={t('dashboard.title')}
        actions={
          <Segmented<PeriodDays>
            label={t('dashboard.period')}
            value={days}
            onChange={choose}
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
          <WhenVisible height={chartsHeight}>
            <Charts dashboard={data} />
          </WhenVisible>
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
