import { useMemo } from 'react';
import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { ChartCard, type ChartData } from '@praxis/sdk/ui/chart';
import { formatMoney } from '@praxis/sdk/ui/page';
import { longDay, shortDay } from './days';

/** What came in and what went back, by day or week. */
export function RevenueChart({ revenue }: Pick<DoctorDashboard, 'revenue'>) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const data = useMemo<ChartData>(() => {
    const { series, step, collected } = revenue;
    const { currency } = collected.now;
    return {
      kind: 'series',
      categories: series.map(({ on }) => on),
      series: [
        {
          name: t('dashboard.collected'),
          kind: 'area',
          values: series.map((one) => one.collected.amountMinor),
        },
        {
          name: t('dashboard.refunded'),
          kind: 'line',
          values: series.map((one) => one.refunded.amountMinor),
        },
      ],
      format: (amountMinor) => formatMoney({ amountMinor, currency }, language),
      formatAxis: (amountMinor) =>
        formatMoney({ amountMinor, currency }, language, { compact: true }),
      formatTick: (on) => shortDay(on, language),
      formatCategory: (on) => longDay(on, language),
      categoryTitle: t(`dashboard.step.${step}`),
    };
  }, [revenue, language, t]);
  return <ChartCard title={t('dashboard.revenue')} data={data} />;
}
