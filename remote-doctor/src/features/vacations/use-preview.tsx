import type { ReactNode } from 'react';
import { previewDoctorVacation } from '@praxis/contract/endpoints/vacations';
import { useTranslation } from '@praxis/sdk';
import { Alert, useFailureText } from '@praxis/sdk/ui';
import { useAnswer } from '@praxis/sdk/ui/overlay';
import type { VacationSpan } from '@praxis/sdk/practice/vacation';

/** What a vacation would cover, as soon as its dates are whole, and what speaks against it. */
export function usePreview(span: VacationSpan | null, vacationId?: string) {
  const { t } = useTranslation('doctor');
  const failureText = useFailureText();
  const { data, error, loading, reload } = useAnswer(
    previewDoctorVacation,
    span && { body: { ...span, vacationId } },
  );
  const overlapping = data?.overlaps.filter(({ own }) => own) ?? [];
  const problem: ReactNode = error ? (
    <Alert kind="danger">{failureText(error)}</Alert>
  ) : overlapping.length > 0 ? (
    <Alert kind="danger">{t('vacations.overlaps', { count: overlapping.length })}</Alert>
  ) : null;
  return { conflicts: data?.conflicts ?? [], waiting: loading, problem, reload };
}
