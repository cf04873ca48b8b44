import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { lazyComponent, Loading } from '@praxis/sdk/ui';
import { Segmented, WhenVisible } from '@praxis/sdk/ui/page';
import styles from '../dashboard.module.css';
import { Figures } from '../figures';
import { daysBetween, periodDays, type PeriodDays } from './period';
import type { ChosenPeriod } from './use-period';

/** Lazy-loaded: the charts are below the fold. */
const Charts = lazyComponent(
  () => import(/* webpackChunkName: "dashboard-charts" */ './charts'),
  <Loading shape="cards" />,
);

/** Height of four charts in two rows, in pixels. */
const chartsHeight = 800;

interface PerformanceProps {
  dashboard: DoctorDashboard;
  period: ChosenPeriod;
}

/** Performance of the practice over a chosen period, as figures and charts. */
export function Performance({ dashboard, period }: PerformanceProps) {
  const { t } = useTranslation('doctor');
  // Those of the figures shown, which may still belong to the previous period.
  const days = daysBetween(dashboard.from, dashboard.to);
  return (
    <>
      <div className={styles.performance}>
        <h2>{t('dashboard.performance')}</h2>
        <Segmented<PeriodDays>
          label={t('dashboard.period')}
          value={period.days}
          onChange={period.choose}
          options={periodDays.map((count) => ({
            value: count,
            label: t('dashboard.lastDays', { count: Number(count) }),
          }))}
        />
      </div>
      <Figures dashboard={dashboard} days={days} />
      <WhenVisible height={chartsHeight}>
        <Charts dashboard={dashboard} days={days} />
      </WhenVisible>
    </>
  );
}
