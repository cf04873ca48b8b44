import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import HandCoins from 'lucide-react/icons/hand-coins';
import X from 'lucide-react/icons/x';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { useLocation } from '@praxis/sdk/router';
import { PlanPrice } from '@praxis/sdk/practice/plan';
import { DateOnly, useRecordActions, type RecordActions } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { subscriberQuery } from './queries';

/** Actions of a doctor on a subscription. */
export function useSubscriberActions(): RecordActions<DoctorSubscriber> {
  const { t } = useTranslation('doctor');
  const { search } = useLocation();
  return useRecordActions<DoctorSubscriber>(
    {
      approve: {
        label: t('patients.approve.act'),
        icon: Check,
        dialog: () => import(/* webpackChunkName: "approve" */ './dialogs/approve-dialog'),
        bulk: {
          label: t('patients.bulk.act'),
          dialog: () =>
            import(/* webpackChunkName: "bulk-approve" */ './dialogs/bulk-approve-dialog'),
        },
      },
      reject: {
        label: t('patients.reject.act'),
        icon: X,
        danger: true,
        dialog: () => import(/* webpackChunkName: "reject" */ './dialogs/reject-dialog'),
      },
      waive: {
        label: t('patients.waive.act'),
        icon: HandCoins,
        dialog: () => import(/* webpackChunkName: "waive" */ './dialogs/waive-dialog'),
      },
      end: {
        label: t('patients.end.act'),
        icon: CalendarX,
        danger: true,
        dialog: () => import(/* webpackChunkName: "end" */ './dialogs/end-dialog'),
      },
    },
    {
      open: { label: t('patients.open'), to: ({ id }) => `/doctor/patients/${id}${search}` },
      newest: subscriberQuery,
      facts: ({ status, billingState, plan, endOn }) => [
        {
          label: t('patients.column.status'),
          value: status,
          shown: <StatusTag of="subscription" status={status} />,
        },
        {
          label: t('patients.detail.billing'),
          value: billingState,
          shown: <StatusTag of="billing" status={billingState} />,
        },
        {
          label: t('patients.detail.plan'),
          value: `${plan.name} ${plan.price.amountMinor} ${plan.intervalMonths}`,
          shown: (
            <>
              {plan.name}, <PlanPrice of={plan} />
            </>
          ),
        },
        {
          label: t('patients.detail.ends'),
          value: endOn,
          shown: endOn === undefined ? '–' : <DateOnly on={endOn} />,
        },
      ],
    },
  );
}
