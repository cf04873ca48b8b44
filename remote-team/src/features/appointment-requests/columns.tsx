import { useMemo } from 'react';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { effectiveTimes } from '@praxis/contract/rules/effective-span';
import { useTranslation } from '@praxis/sdk';
import { DateTime, Person, type Column } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';

/**
 * What the list shows of an appointment; times are the practice's, and name its zone. What waits
 * for an answer shows since when, everything else its state.
 */
export function useRequestColumns(waiting: boolean): Column<TeamAppointment>[] {
  const { t } = useTranslation('team');
  return useMemo(() => {
    const made: Column<TeamAppointment> = {
      key: 'createdAt',
      title: t('requests.column.made'),
      sort: 'createdAt',
      wideOnly: true,
      cell: ({ createdAt }) => <DateTime at={createdAt} />,
    };
    const state: Column<TeamAppointment> = {
      key: 'state',
      title: t('requests.column.state'),
      sort: 'state',
      cell: ({ state }) => <StatusTag of="appointment" status={state} />,
    };
    return [
      {
        key: 'patient',
        title: t('requests.column.patient'),
        sort: 'patient',
        cell: ({ id, patient, visitType }) => (
          <Person
            name={patient.fullName}
            avatarUrl={patient.avatarUrl}
            detail={visitType.name}
            to={`/team-member/appointment-requests/${id}`}
            keepSearch
          />
        ),
      },
      {
        key: 'startAt',
        title: t('requests.column.when'),
        sort: 'startAt',
        cell: (appointment) => {
          const { startAt, endAt } = effectiveTimes(appointment);
          return <DateTime at={startAt} until={endAt} zone={appointment.timeZone} />;
        },
      },
      {
        key: 'doctor',
        title: t('requests.column.doctor'),
        wideOnly: true,
        cell: ({ doctor }) => doctor.fullName,
      },
      {
        key: 'claimedBy',
        title: t('requests.column.claimedBy'),
        wideOnly: true,
        cell: ({ claimedBy }) => claimedBy?.fullName ?? '–',
      },
      waiting ? made : state,
    ];
  }, [t, waiting]);
}
