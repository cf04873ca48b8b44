import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { usePlanText } from '@praxis/sdk/practice/plan';
import { Card } from '@praxis/sdk/ui';
import { DataTable } from '@praxis/sdk/ui/list';
import { DateOnly, localDateIn, Person } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';

/** Rejected and ended subscriptions, with reasons. */
export default function PastSubscriptions({
  subscriptions,
}: {
  subscriptions: readonly PatientSubscription[];
}) {
  const { t } = useTranslation('patient');
  const { priceText } = usePlanText();
  return (
    <Card title={t('subscriptions.past')} flush>
      <DataTable
        label={t('subscriptions.past')}
        rows={subscriptions}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'doctor',
            title: t('subscriptions.doctor'),
            cell: ({ doctor, plan }) => (
              <Person name={doctor.fullName} avatarUrl={doctor.avatarUrl} detail={plan.name} />
            ),
          },
          {
            key: 'price',
            title: t('subscriptions.price'),
            wideOnly: true,
            cell: ({ plan }) => priceText(plan),
          },
          {
            key: 'status',
            title: t('subscriptions.status'),
            cell: ({ status }) => <StatusTag of="subscription" status={status} />,
          },
          {
            key: 'reason',
            title: t('subscriptions.reason'),
            freeText: true,
            cell: (one) => <Reason of={one} />,
          },
          {
            key: 'endOn',
            title: t('subscriptions.endedOn'),
            align: 'end',
            cell: (one) => <EndDate of={one} />,
          },
        ]}
      />
    </Card>
  );
}

/** Date of the end, or of the rejection of a subscription that never began. */
function EndDate({ of: { endOn, decision, practice } }: { of: PatientSubscription }) {
  const on = endOn ?? (decision && localDateIn(practice.timeZone, Date.parse(decision.at)));
  return on === undefined ? '–' : <DateOnly on={on} />;
}

/** Reason for the end or rejection, with the doctor's note. */
function Reason({ of: { status, endReason, decision } }: { of: PatientSubscription }) {
  const { t } = useTranslation('patient');
  if (status === 'rejected' && decision)
    return [t(`subscriptions.rejection.${decision.code}`), decision.note]
      .filter(Boolean)
      .join(': ');
  return endReason ? t(`subscriptions.endReason.${endReason}`) : '–';
}
