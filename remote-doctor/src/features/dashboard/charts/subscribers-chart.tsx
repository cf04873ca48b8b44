import { useMemo } from 'react';
import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { ChartCard, type ChartData } from '@praxis/sdk/ui/chart';
import { numberFormat } from '@praxis/sdk/ui/page';
import { useSteps } from '../setup/use-steps';

/** Active subscriptions at the end of each step, compared with the previous period. */
export function SubscribersChart({
  dashboard,
  days,
}: {
  dashboard: DoctorDashboard;
  days: number;
}) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const steps = useSteps(dashboard.step);
  const { series } = dashboard.subscribers;
  const data = useMemo<ChartData>(() => {
    const count = (value: number) => numberFormat(language).format(value);
    const last = series.at(-1);
    return {
      ...steps,
      categories: series.map(({ on }) => on),
      series: [
        {
          name: t('dashboard.previousDays', { days }),
          kind: 'line',
          muted: true,
          values: series.map(({ activeBefore }) => activeBefore),
          total: count(last?.activeBefore ?? 0),
        },
        {
          name: t('dashboard.thisPeriod', { days }),
          kind: 'area',
          values: series.map(({ active }) => active),
          total: count(last?.active ?? 0),
        },
      ],
      format: count,
    };
  }, [series, days, steps, language, t]);
  return <ChartCard title={t('dashboard.activeSubscribers')} data={data} />;
}
