import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { Money, StatCard } from '@praxis/sdk/ui/page';
import styles from './dashboard.module.css';

interface FiguresProps {
  dashboard: DoctorDashboard;
  /** Days in the period, and in the previous one. */
  days: number;
}

/** Figures of the period compared with the previous one; each links to its list. */
export function Figures({ dashboard, days }: FiguresProps) {
  const { t } = useTranslation('doctor');
  const { revenue, subscribers, visits, from, to } = dashboard;
  const period = `from=${from}&to=${to}`;
  const against = t('dashboard.versus', { days });
  return (
    <div className={styles.figures}>
      <StatCard
        label={t('dashboard.collected')}
        value={<Money of={revenue.collected.now} />}
        change={amounts(revenue.collected)}
        against={against}
        trend={revenue.series.map(({ collected }) => collected.amountMinor)}
        trendKind="bars"
        to={`/doctor/payments?tab=charges&status=succeeded&${period}`}
      />
      <StatCard
        label={t('dashboard.recurring')}
        value={<Money of={revenue.recurringPerMonth.now} />}
        change={amounts(revenue.recurringPerMonth)}
        against={against}
        trend={revenue.series.map(({ recurringPerMonth }) => recurringPerMonth.amountMinor)}
        to="/doctor/patients?tab=all&event=renewing"
      />
      <StatCard
        label={t('dashboard.refunded')}
        value={<Money of={revenue.refunded.now} />}
        change={amounts(revenue.refunded)}
        against={against}
        rising="neutral"
        trend={revenue.series.map(({ refunded }) => refunded.amountMinor)}
        trendKind="bars"
        to={`/doctor/payments?tab=refunds&status=succeeded&${period}`}
      />
      <StatCard
        label={t('dashboard.joined')}
        value={subscribers.joined.now}
        change={counts(subscribers.joined)}
        against={against}
        trend={subscribers.series.map(({ joined }) => joined)}
        trendKind="bars"
        to={`/doctor/patients?tab=all&event=joined&${period}`}
      />
      <StatCard
        label={t('dashboard.ended')}
        value={subscribers.ended.now}
        change={counts(subscribers.ended)}
        against={against}
        rising="bad"
        trend={subscribers.series.map(({ ended }) => ended)}
        trendKind="bars"
        to={`/doctor/patients?tab=all&event=ended&${period}`}
      />
      <StatCard
        label={t('dashboard.visits')}
        value={visits.fulfilled.now}
        change={counts(visits.fulfilled)}
        against={against}
        trend={visits.series.map(({ fulfilled }) => fulfilled)}
        trendKind="bars"
        to={`/doctor/appointments?tab=fulfilled&${period}`}
      />
    </div>
  );
}

const amounts = ({ now, before }: DoctorDashboard['revenue']['collected']) => ({
  current: now.amountMinor,
  previous: before.amountMinor,
});

const counts = ({ now, before }: DoctorDashboard['subscribers']['joined']) => ({
  current: now,
  previous: before,
});
