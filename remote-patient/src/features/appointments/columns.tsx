import { useMemo } from 'react';
import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { effectiveTimes } from '@praxis/contract/rules/appointments/effective-span';
import { shownState } from '@praxis/contract/rules/appointments/shown-state';
import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import type { Column } from '@praxis/sdk/ui/list';
import { Person } from '@praxis/sdk/ui/page';
import { When } from '../../shared/when/when';
import { StatusTag } from '../../shared/statuses/statuses';
import styles from './appointments.module.css';

/** Columns of the appointment list. */
export function useAppointmentColumns(): Column<PatientAppointment>[] {
  const { t } = useTranslation('patient');
  return useMemo(
    () => [
      {
        key: 'when',
        title: t('appointments.when'),
        sort: 'startAt',
        cell: (appointment) => (
          <Link
            className={styles['open']}
            to={`/patient/appointments/${appointment.id}`}
            keepSearch
          >
            <When {...effectiveTimes(appointment)} timeZone={appointment.timeZone} />
          </Link>
        ),
      },
      {
        key: 'doctor',
        title: t('appointments.doctor'),
        person: true,
        cell: ({ doctor, practice }) => (
          <Person name={doctor.fullName} avatarUrl={doctor.avatarUrl} detail={practice.name} />
        ),
      },
      {
        key: 'type',
        title: t('appointments.type'),
        cell: ({ visitType }) => <span className={styles['type']}>{visitType.name}</span>,
      },
      {
        key: 'mode',
        title: t('appointments.where'),
        // Next to the type it took three lines on a tablet in portrait mode; the drawer shows it
        // there.
        wideOnly: true,
        cell: ({ visitType }) => t(`modes.${visitType.mode}`),
      },
      {
        key: 'state',
        title: t('appointments.status'),
        sort: 'state',
        cell: (appointment) => <StatusTag of="appointment" status={shownState(appointment)} />,
      },
    ],
    [t],
  );
}
