import type { SubscriberDetail } from '@praxis/contract/endpoints/subscribers';
import { useTranslation } from '@praxis/sdk';
import { EmptyState, Link } from '@praxis/sdk/ui';
import { PlanPrice } from '@praxis/sdk/practice/plan';
import { DataTable } from '@praxis/sdk/ui/list';
import { DateOnly } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../../shared/statuses/statuses';

/** The patient's other subscriptions with this doctor, newest first. */
export function SubscriberHistory({ subscriber }: { subscriber: SubscriberDetail }) {
  const { t } = useTranslation('doctor');
  const { history } = subscriber;
  if (history.length === 0)
    return <EmptyState drawing="list" title={t('patients.detail.noHistory')} />;
  return (
    <DataTable
      dense
      label={t('patients.detail.section.history')}
      rows={history}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'plan',
          title: t('patients.detail.plan'),
          cell: ({ id, plan }) => <Link to={`/doctor/patients/${id}?tab=all`}>{plan.name}</Link>,
        },
        {
          key: 'status',
          title: t('patients.column.status'),
          cell: ({ status }) => <StatusTag of="subscription" status={status} />,
        },
        {
          key: 'startOn',
          title: t('patients.detail.starts'),
          cell: ({ startOn }) => <DateOnly on={startOn} />,
        },
        {
          key: 'price',
          title: t('patients.column.price'),
          align: 'end',
          cell: ({ plan }) => <PlanPrice of={plan} stacked />,
        },
      ]}
    />
  );
}
