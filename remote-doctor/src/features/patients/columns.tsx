import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { DateOnly, Money, Person, StatusTag, type Column } from '@praxis/sdk/ui/page';

/** What the list shows of a subscriber. */
export function useSubscriberColumns(): Column<DoctorSubscriber>[] {
  const { t } = useTranslation('doctor');
  return [
    {
      key: 'patient',
      title: t('patients.column.patient'),
      sort: 'patient',
      cell: ({ patient, plan }) => (
        <Person name={patient.fullName} avatarUrl={patient.avatarUrl} detail={plan.name} />
      ),
    },
    {
      key: 'status',
      title: t('patients.column.status'),
      cell: ({ status }) => <StatusTag of="subscription" status={status} />,
    },
    {
      key: 'visits',
      title: t('patients.column.visitsLeft'),
      align: 'end',
      cell: ({ visitsLeft }) => visitsLeft ?? t('patients.unlimited'),
    },
    {
      key: 'price',
      title: t('patients.column.price'),
      align: 'end',
      cell: ({ plan }) => <Money of={plan.price} />,
    },
    {
      key: 'endOn',
      title: t('patients.column.ends'),
      align: 'end',
      wideOnly: true,
      cell: ({ endOn, period }) => {
        const last = endOn ?? period?.endOn;
        return last ? <DateOnly on={last} /> : '–';
      },
    },
  ];
}
