import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { CardGrid, Money, StatCard } from '@praxis/sdk/ui/page';

/** The figures of the period against the one before it; each opens the list behind it. */
export function Figures({ dashboard }: { dashboard: DoctorDashboard }) {
  const { t } = useTranslation('doctor');
  const { revenue, subscribers, visits, from, to } = dashboard;
  const period = `from=${from}&to=${to}`;
  return (
    <CardGrid columns={3}>
      <StatCard
        label={t('dashboard.collected')}
        value={<Money of={revenue.collected.now} />}
        change={compared(revenue.collected)}
        trend={revenue.series.map(({ collected }) => collected.amountMinor)}
        to={`/doctor/payments?tab=charges&status=succeeded&${period}`}
      />
      <StatCard
        label={t('dashboard.refunded')}
        value={<Money of={revenue.refunded.now} />}
        change={compared(revenue.refunded)}
        rising="neutral"
        trend={revenue.series.map(({ refunded }) => refunded.amountMinor)}
        to={`/doctor/payments?tab=refunds&status=succeeded&${period}`}
      />
      <StatCard
        label={t('dashboard.recurring')}
        value={<Money of={revenue.recurringPerMonth.now} />}
        change={compared(revenue.recurringPerMonth)}
        to="/doctor/plans"
      />
      <StatCard
        label={t('dashboard.joined')}
        value={subscribers.joined.now}
        change={{ current: subscribers.joined.now, previous: subscribers.joined.before }}
        to={`/doctor/patients?tab=all&event=joined&${period}`}
      />
      <StatCard
        label={t('dashboard.ended')}
        value={subscribers.ended.now}
        change={{ current: subscribers.ended.now, previous: subscribers.ended.before }}
        rising="bad"
        to={`/doctor/patients?tab=all&event=ended&${period}`}
      />
      <StatCard
        label={t('dashboard.visits')}
        value={visits.fulfilled.now}
        change={{ current: visits.fulfilled.now, previous: visits.fulfilled.before }}
        trend={visits.weeks.map(({ fulfilled }) => fulfilled)}
        to={`/doctor/appointments?tab=fulfilled&${period}`}
      />
    </CardGrid>
  );
}

const compared = ({ now, before }: DoctorDashboard['revenue']['collected']) => ({
  current: now.amountMinor,
  previous: before.amountMinor,
});
