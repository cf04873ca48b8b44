import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { Card } from '@praxis/sdk/ui';
import { DataTable, DateOnly, Person, StatusTag } from '@praxis/sdk/ui/page';

/** Subscriptions that were rejected, or are over. */
export function PastSubscriptions({
  subscriptions,
}: {
  subscriptions: readonly PatientSubscription[];
}) {
  const { t } = useTranslation('patient');
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
            key: 'status',
            title: t('subscriptions.status'),
            cell: ({ status }) => <StatusTag of="subscription" status={status} />,
          },
          {
            key: 'endOn',
            title: t('subscriptions.endsOn'),
            align: 'end',
            cell: ({ endOn }) => (endOn ? <DateOnly on={endOn} /> : '–'),
          },
        ]}
      />
    </Card>
  );
}
