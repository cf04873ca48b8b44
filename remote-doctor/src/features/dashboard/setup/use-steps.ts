import { useMemo } from 'react';
import type { DoctorDashboard } from '@praxis/contract/endpoints/doctor-dashboard';
import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage } from '@praxis/sdk/ui';
import type { SeriesData } from '@praxis/sdk/ui/chart';
import { formatDateOnly } from '@praxis/sdk/ui/page';

type StepAxis = Pick<SeriesData, 'kind' | 'formatTick' | 'formatCategory' | 'categoryTitle'>;

/**
 * Axis that all charts of the period share: days or weeks, abbreviated on the axis and in full in
 * the tooltip and table.
 */
export function useSteps(step: DoctorDashboard['step']): StepAxis {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  return useMemo(
    () => ({
      kind: 'series',
      formatTick: (on) => formatDateOnly(on, language, 'withoutYear'),
      formatCategory: (on) =>
        step === 'week'
          ? t('dashboard.weekOf', { date: formatDateOnly(on, language) })
          : formatDateOnly(on, language),
      categoryTitle: t(`dashboard.step.${step}`),
    }),
    [step, language, t],
  );
}
