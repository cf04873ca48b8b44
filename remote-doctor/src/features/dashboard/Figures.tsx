import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { CardGrid, Money, StatCard } from '@praxis/sdk/ui/page';

/** The figures of the period against the one before it; each opens the list behind it. */
export function Figures({ dashboard }: { dashboard: DoctorDashboard }) {
  const { t } = useTranslation('doctor');
  const { revenue, subscribers, visits } = dashboard;
  return (
    <CardGrid columns={4}>
      <StatCard
        label={t('dashboard.collected')}
        value={<Money of={revenue.collected.now} />}
        change={{
          current: revenue.collected.now.amountMinor,
          previous: revenue.collected.before.amountMinor,
        }}
        trend={revenue.series.map(({ collected }) => collected.amountMinor)}
        to="/doctor/payments?tab=charges"
      />
      <StatCard
        label={t('dashboard.recurring')}
        value={<Money of={revenue.recurringPerMonth.now} />}
        change={{
          current: revenue.recurringPerMonth.now.amountMinor,
          previous: revenue.recurringPerMonth.before.amountMinor,
        }}
        to="/doctor/plans"
      >
        {t('dashboard.refunded')} <Money of={revenue.refunded.now} />
      </StatCard>
      <StatCard
        label={t('dashboard.subscribers')}
        value={(subscribers.counts.active ?? 0) + (subscribers.counts.expiring ?? 0)}
        change={{
          current: subscribers.series.at(-1)?.active ?? 0,
          previous: subscribers.series[0]?.active ?? 0,
        }}
        trend={subscribers.series.map(({ active }) => active)}
        to="/doctor/patients?tab=active"
      />
      <StatCard
        label={t('dashboard.visits')}
        value={visits.fulfilled.now}
        change={{ current: visits.fulfilled.now, previous: visits.fulfilled.before }}
        trend={visits.weeks.map(({ fulfilled }) => fulfilled)}
        to="/doctor/appointments?tab=fulfilled"
      />
    </CardGrid>
  );
}
