import { useMemo } from 'react';
import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { ChartCard, type ChartData } from '@praxis/sdk/ui/chart';
import { numberFormat } from '@praxis/sdk/ui/page';
import { useStatusText } from '../../shared/statuses/statuses';
import { longDay, shortDay } from './days';

/** How the appointments of each week went, and those to come. */
export function AppointmentsChart({ visits }: Pick<DoctorDashboard, 'visits'>) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const statusText = useStatusText();
  const data = useMemo<ChartData>(() => {
    const { weeks } = visits;
    const bars = (name: string, part: 'fulfilled' | 'upcoming' | 'noShow' | 'cancelled') => ({
      name,
      kind: 'bar' as const,
      values: weeks.map((week) => week[part]),
    });
    return {
      kind: 'series',
      categories: weeks.map(({ weekOn }) => weekOn),
      stacked: true,
      series: [
        bars(statusText('appointment', 'fulfilled'), 'fulfilled'),
        bars(t('dashboard.upcoming'), 'upcoming'),
        bars(statusText('appointment', 'noShow'), 'noShow'),
        bars(statusText('appointment', 'cancelled'), 'cancelled'),
      ],
      format: (count) => numberFormat(language).format(count),
      formatTick: (on) => shortDay(on, language),
      formatCategory: (on) => t('dashboard.weekOf', { date: longDay(on, language) }),
      categoryTitle: t('dashboard.step.week'),
    };
  }, [visits, language, t, statusText]);
  return <ChartCard title={t('dashboard.appointmentsPerWeek')} data={data} />;
}
