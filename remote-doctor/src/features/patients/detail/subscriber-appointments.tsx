import type { SubscriberDetail } from '@praxis/contract/endpoints/subscribers';
import { effectiveStartAt } from '@praxis/contract/rules/appointments/effective-span';
import { shownState } from '@praxis/contract/rules/appointments/shown-state';
import { useTranslation } from '@praxis/sdk';
import { EmptyState, Link } from '@praxis/sdk/ui';
import { DataTable } from '@praxis/sdk/ui/list';
import { DateTime } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../../shared/statuses/statuses';

/** The patient's appointments with this doctor, newest first. */
export function SubscriberAppointments({ subscriber }: { subscriber: SubscriberDetail }) {
  const { t } = useTranslation('doctor');
  const { appointments } = subscriber;
  if (appointments.length === 0)
    return <EmptyState drawing="calendar" title={t('patients.detail.noAppointments')} />;
  return (
    <DataTable
      dense
      label={t('patients.detail.section.appointments')}
      rows={appointments}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'startAt',
          title: t('appointments.column.when'),
          cell: (appointment) => (
            <Link to={`/doctor/appointments/${appointment.id}`}>
              <DateTime
                at={effectiveStartAt(appointment)}
                zone={appointment.timeZone}
                appointment
              />
            </Link>
          ),
        },
        {
          key: 'visitType',
          title: t('appointments.column.type'),
          cell: ({ visitType }) => visitType.name,
        },
        {
          key: 'state',
          title: t('appointments.column.state'),
          cell: (appointment) => <StatusTag of="appointment" status={shownState(appointment)} />,
        },
      ]}
    />
  );
}
