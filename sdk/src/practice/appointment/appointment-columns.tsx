import { useMemo } from 'react';
import type {
  DoctorAppointment,
  TeamAppointment,
} from '@praxis/contract/endpoints/views/appointment';
import type { Column } from '../../ui/list/table/column';
import { Person } from '../../ui/components/person';
import { zoneName } from '../../ui/format/zone-name';
import { useIntlLanguage } from '../../ui/text/intl-language';
import { AppointmentTime } from './appointment-time';

interface AppointmentColumnsOptions {
  /** Path of the list; appointments are below it. */
  path: string;
  /** The practice's time zone, in which times are shown; undefined while it loads. */
  zone: string | undefined;
  titles: Readonly<Record<'patient' | 'when', string>>;
}

/** Columns for an appointment's patient and time; for a pending proposal the proposed time. */
export function useAppointmentColumns({ path, zone, titles }: AppointmentColumnsOptions) {
  const language = useIntlLanguage();
  const { patient: patientTitle, when: whenTitle } = titles;
  return useMemo(
    () =>
      ({
        patient: {
          key: 'patient',
          title: patientTitle,
          sort: 'patient',
          person: true,
          cell: ({ id, patient, visitType }) => (
            <Person
              name={patient.fullName}
              avatarUrl={patient.avatarUrl}
              detail={visitType.name}
              to={`${path}/${id}`}
              keepSearch
            />
          ),
        },
        when: {
          key: 'startAt',
          title: whenTitle,
          ...(zone !== undefined && { detail: zoneName(zone, language) }),
          sort: 'startAt',
          cell: (appointment) => <AppointmentTime appointment={appointment} />,
        },
      }) satisfies Record<string, Column<DoctorAppointment | TeamAppointment>>,
    [path, zone, language, patientTitle, whenTitle],
  );
}
