import { useTranslation } from '@praxis/sdk';
import type { ListFilter } from '@praxis/sdk/ui/list';
import type { StatusKind, StatusOf } from '@praxis/sdk/ui/page';
import { useStatusText } from '../../shared/statuses/statuses';
import type { tones } from '../../shared/statuses/tones';

/** Filter chip for the status of a kind of payment. */
export function useStatusFilter<Kind extends StatusKind<typeof tones>>(
  kind: Kind,
  statuses: readonly StatusOf<typeof tones, Kind>[],
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
