import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleX from 'lucide-react/icons/circle-x';
import Repeat from 'lucide-react/icons/repeat';
import Undo2 from 'lucide-react/icons/undo-2';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { DateOnly, useRecordActions, type RecordActions } from '@praxis/sdk/ui/page';
import { useCardText } from '../../shared/card/use-card-text';
import { StatusTag } from '../../shared/statuses/statuses';
import { useResume } from './use-resume';

/**
 * Actions of a patient on a subscription.
 *
 * @param all all subscriptions of the patient, as the page shows them
 */
export function useSubscriptionActions(
  all: readonly PatientSubscription[] | undefined,
): RecordActions<PatientSubscription> {
  const { t } = useTranslation('patient');
  const cardText = useCardText();
  const resume = useResume();
  return useRecordActions<PatientSubscription>(
    {
      book: {
        label: t('appointments.book.act'),
        icon: CalendarPlus,
        to: ({ doctorId }) => `/patient/appointments/book?doctor=${doctorId}`,
      },
      resume: {
        label: t('subscriptions.resume'),
        icon: Undo2,
        run: (subscription) => resume(subscription),
      },
      changePlan: {
        label: t('subscriptions.change.act'),
        icon: Repeat,
        dialog: () =>
          import(/* webpackChunkName: "subscription-dialogs" */ './dialogs/change-plan-dialog'),
      },
      cancel: {
        label: ({ status }) =>
          t(
            status === 'pending' || status === 'approved'
              ? 'subscriptions.withdraw.act'
              : 'subscriptions.cancel.act',
          ),
        icon: CircleX,
        danger: true,
        dialog: () =>
          import(/* webpackChunkName: "subscription-dialogs" */ './dialogs/cancel-dialog'),
      },
    },
    {
      all,
      facts: ({ status, plan, endOn, card }) => [
        {
          label: t('subscriptions.status'),
          value: status,
          shown: <StatusTag of="subscription" status={status} />,
        },
        { label: t('subscriptions.plan'), value: plan.id, shown: plan.name },
        {
          label: t('subscriptions.endsOn'),
          value: endOn,
          shown: endOn === undefined ? '–' : <DateOnly on={endOn} />,
        },
        {
          label: t('subscriptions.card.label'),
          value: card?.id,
          shown: card ? cardText(card) : t('subscriptions.card.none'),
        },
      ],
    },
  );
}
