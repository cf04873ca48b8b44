import { useMemo } from 'react';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { shownState } from '@praxis/contract/rules/appointments/shown-state';
import { useTranslation } from '@praxis/sdk';
import { useAppointmentColumns } from '@praxis/sdk/practice/appointment';
import type { Column } from '@praxis/sdk/ui/list';
import { DateTime } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { ExpiresSoon } from './expires-soon';

/**
 * Columns of the appointment list, in the practice's time zone. Open requests show their age, all
 * others their state.
 */
export function useRequestColumns(
  waiting: boolean,
  zone: string | undefined,
): Column<TeamAppointment>[] {
  const { t } = useTranslation('team');
  const { patient, when } = useAppointmentColumns({
    path: '/team-member/appointment-requests',
    zone,
    titles: { patient: t('requests.column.patient'), when: t('requests.column.when') },
  });
  return useMemo<Column<TeamAppointment>[]>(() => {
    const made: Column<TeamAppointment> = {
      key: 'createdAt',
      title: t('requests.column.made'),
      sort: 'createdAt',
      oneLine: true,
      cell: ({ createdAt, timeZone, state, lapsesAt }) =>
        // It was confirmed optimistically, and leaves the list once the response arrives.
        state === 'requested' ? (
          <div>
            <DateTime at={createdAt} zone={timeZone} />
            {lapsesAt !== undefined && <ExpiresSoon at={lapsesAt} />}
          </div>
        ) : (
          <StatusTag of="appointment" status={state} />
        ),
    };
    const state: Column<TeamAppointment> = {
      key: 'state',
      title: t('requests.column.state'),
      sort: 'state',
      cell: (appointment) => <StatusTag of="appointment" status={shownState(appointment)} />,
    };
    return [
      patient,
      when,
      {
        key: 'doctor',
        title: t('requests.column.doctor'),
        name: true,
        wideOnly: true,
        cell: ({ doctor }) => doctor.fullName,
      },
      waiting ? made : state,
      {
        key: 'claimedBy',
        title: t('requests.column.claimedBy'),
        wideOnly: true,
        cell: ({ claimedBy }) => claimedBy?.fullName ?? '–',
      },
    ];
  }, [t, waiting, patient, when]);
}
