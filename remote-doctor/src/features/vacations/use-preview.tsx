import type { ReactNode } from 'react';
import { previewDoctorVacation } from '@praxis/contract/endpoints/vacations';
import { useTranslation } from '@praxis/sdk';
import { Alert, useFailureText } from '@praxis/sdk/ui';
import type { VacationSpan } from '@praxis/sdk/ui/vacation';
import { useAnswer } from '../../shared/use-answer';

/** What a vacation would cover, as soon as its dates are whole, and what speaks against it. */
export function usePreview(span: VacationSpan | null, vacationId?: string) {
  const { t } = useTranslation('doctor');
  const failureText = useFailureText();
  const { answer, failure, waiting, reload } = useAnswer(
    previewDoctorVacation,
    span && { body: { ...span, vacationId } },
  );
  const overlapping = answer?.overlaps.filter(({ own }) => own) ?? [];
  const problem: ReactNode = failure ? (
    <Alert kind="danger">{failureText(failure)}</Alert>
  ) : overlapping.length > 0 ? (
    <Alert kind="danger">{t('vacations.overlaps', { count: overlapping.length })}</Alert>
  ) : null;
  return { conflicts: answer?.conflicts ?? [], waiting, problem, reload };
}
