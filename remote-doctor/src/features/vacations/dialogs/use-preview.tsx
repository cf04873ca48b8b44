import type { ReactNode } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Alert, useFailureText } from '@praxis/sdk/ui';
import type { VacationSpan } from '@praxis/sdk/practice/vacation';
import { previewQuery } from '../queries';

/** Loads the conflicts of a vacation once its dates are complete. */
export function usePreview(span: VacationSpan | null, vacationId?: string) {
  const { t } = useTranslation('doctor');
  const failureText = useFailureText();
  const { data, error, loading, reload } = useQuery(
    previewQuery,
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
