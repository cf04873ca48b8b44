import { useStatusText, type StatusKind, type StatusOf } from '@praxis/sdk/ui/page';
import { useTranslation } from '@praxis/sdk';
import type { ListFilter } from '@praxis/sdk/ui/list';

/** The chip that filters payments of a kind by their status. */
export function useStatusFilter<Kind extends StatusKind>(
  kind: Kind,
  statuses: readonly StatusOf<Kind>[],
  counts: Readonly<Partial<Record<string, number>>> | undefined,
): ListFilter {
  const { t } = useTranslation('doctor');
  const statusText = useStatusText();
  return {
    name: 'status',
    label: t('payments.status'),
    options: statuses.map((status) => {
      const count = counts?.[status];
      const word = statusText(kind, status);
      return { value: status, label: count === undefined ? word : `${word} (${count})` };
    }),
  };
}
