import { useMemo } from 'react';
import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { ChartCard, type ChartData } from '@praxis/sdk/ui/chart';
import { numberFormat } from '@praxis/sdk/ui/page';
import { useStatusText } from '../../../shared/statuses/statuses';
import { useSteps } from '../setup/use-steps';

/** Outcomes of the period's appointments; the fulfilled ones add up to their figure. */
export function AppointmentsChart({ dashboard }: { dashboard: DoctorDashboard }) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const statusText = useStatusText();
  const steps = useSteps(dashboard.step);
  const { series } = dashboard.visits;
  const data = useMemo<ChartData>(() => {
    const count = (value: number) => numberFormat(language).format(value);
    const bars = (part: 'fulfilled' | 'noShow' | 'cancelled') => ({
      name: statusText('appointment', part),
      kind: 'bar' as const,
      values: series.map((step) => step[part]),
      total: count(series.reduce((sum, step) => sum + step[part], 0)),
    });
    return {
      ...steps,
      categories: series.map(({ on }) => on),
      stacked: true,
      series: [bars('fulfilled'), bars('noShow'), bars('cancelled')],
      format: count,
    };
  }, [series, steps, language, statusText]);
  return <ChartCard title={t('dashboard.appointments')} data={data} />;
}
