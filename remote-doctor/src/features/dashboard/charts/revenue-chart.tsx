import { useMemo } from 'react';
import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { ChartCard, type ChartData } from '@praxis/sdk/ui/chart';
import { formatMoney } from '@praxis/sdk/ui/page';
import { useSteps } from '../setup/use-steps';

/** Revenue by day or week, compared with the previous period. */
export function RevenueChart({ dashboard, days }: { dashboard: DoctorDashboard; days: number }) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const steps = useSteps(dashboard.step);
  const { revenue } = dashboard;
  const data = useMemo<ChartData>(() => {
    const { series, collected } = revenue;
    const { currency } = collected.now;
    const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, language);
    return {
      ...steps,
      categories: series.map(({ on }) => on),
      series: [
        {
          name: t('dashboard.previousDays', { days }),
          kind: 'bar',
          muted: true,
          values: series.map(({ collectedBefore }) => collectedBefore.amountMinor),
          total: money(collected.before.amountMinor),
        },
        {
          name: t('dashboard.thisPeriod', { days }),
          kind: 'bar',
          values: series.map((one) => one.collected.amountMinor),
          total: money(collected.now.amountMinor),
        },
      ],
      format: money,
      formatAxis: (amountMinor) =>
        formatMoney({ amountMinor, currency }, language, { compact: true }),
    };
  }, [revenue, days, steps, language, t]);
  return <ChartCard title={t('dashboard.revenue')} data={data} height={264} />;
}
