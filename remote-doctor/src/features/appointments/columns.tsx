import { useMemo } from 'react';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { effectiveTimes } from '@praxis/contract/rules/appointments/effective-span';
import { shownState } from '@praxis/contract/rules/appointments/shown-state';
import { useTranslation } from '@praxis/sdk';
import { useAppointmentColumns } from '@praxis/sdk/practice/appointment';
import { useIntlLanguage } from '@praxis/sdk/ui';
import type { Column, CsvColumn } from '@praxis/sdk/ui/list';
import { formatAppointment } from '@praxis/sdk/ui/page';
import { StatusTag, useStatusText } from '../../shared/statuses/statuses';

/** Columns of the appointment list; times are in the practice's zone. */
export function useDoctorColumns(zone: string | undefined): Column<DoctorAppointment>[] {
  const { t } = useTranslation('doctor');
  const { patient, when } = useAppointmentColumns({
    path: '/doctor/appointments',
    zone,
    titles: { patient: t('appointments.column.patient'), when: t('appointments.column.when') },
  });
  return useMemo(
    () => [
      patient,
      when,
      {
        key: 'mode',
        title: t('appointments.column.mode'),
        wideOnly: true,
        cell: ({ visitType }) => t(`modes.${visitType.mode}`),
      },
      {
        key: 'state',
        title: t('appointments.column.state'),
        sort: 'state',
        cell: (appointment) => <StatusTag of="appointment" status={shownState(appointment)} />,
      },
    ],
    [t, patient, when],
  );
}

/** CSV columns of the appointment list; times are in the practice's zone. */
export function useAppointmentCsv(): CsvColumn<DoctorAppointment>[] {
  const { t } = useTranslation('doctor');
  const statusText = useStatusText();
  const language = useIntlLanguage();
  return useMemo(
    () => [
      { title: t('appointments.column.patient'), value: ({ patient }) => patient.fullName },
      { title: t('appointments.column.type'), value: ({ visitType }) => visitType.name },
      {
        title: t('appointments.column.when'),
        value: (appointment) => {
          const { startAt, endAt } = effectiveTimes(appointment);
          const zone = appointment.timeZone;
          return formatAppointment(startAt, endAt, { language, zone, namesZone: true });
        },
      },
      {
        title: t('appointments.column.mode'),
        value: ({ visitType }) => t(`modes.${visitType.mode}`),
      },
      {
        title: t('appointments.column.state'),
        value: (appointment) => statusText('appointment', shownState(appointment)),
      },
    ],
    [t, statusText, language],
  );
}
