import Undo2 from 'lucide-react/icons/undo-2';
import type { DoctorCharge } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { Money, useRecordActions, type RecordActions } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';

/**
 * Actions of a doctor on a charge.
 *
 * @param shown the charges in the list: there is no endpoint for a single one
 */
export function useChargeActions(
  shown: readonly DoctorCharge[] | undefined,
): RecordActions<DoctorCharge> {
  const { t } = useTranslation('doctor');
  return useRecordActions<DoctorCharge>(
    {
      refund: {
        label: t('payments.refund.act'),
        icon: Undo2,
        danger: true,
        dialog: () => import(/* webpackChunkName: "refund" */ './dialogs/refund-dialog'),
      },
    },
    {
      all: shown,
      facts: ({ status, refunded }) => [
        {
          label: t('payments.column.status'),
          value: status,
          shown: <StatusTag of="charge" status={status} />,
        },
        {
          label: t('payments.column.refunded'),
          value: refunded.amountMinor,
          shown: <Money of={refunded} />,
        },
      ],
    },
  );
}
