import type { ReactNode } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Alert, useFailureText } from '@praxis/sdk/ui';
import type { VacationSpan } from '@praxis/sdk/practice/vacation';
import { previewQuery } from '../queries';

/** What a vacation would cover, as soon as its dates are whole, and what speaks against it. */
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
