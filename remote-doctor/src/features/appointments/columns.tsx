import { useMemo } from 'react';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { effectiveStartAt } from '@praxis/contract/rules/appointments/effective-span';
import { shownState } from '@praxis/contract/rules/appointments/shown-state';
import { useTranslation } from '@praxis/sdk';
import { useAppointmentColumns } from '@praxis/sdk/practice/appointment';
import type { Column, CsvColumn } from '@praxis/sdk/ui/list';
import { spreadsheetTime } from '@praxis/sdk/ui/page';
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

/** CSV columns of the appointment list; times are in the practice's zone, which the title names. */
export function useAppointmentCsv(zone: string | undefined): CsvColumn<DoctorAppointment>[] {
  const { t } = useTranslation('doctor');
  const statusText = useStatusText();
  return useMemo(
    () => [
      { title: t('appointments.column.patient'), value: ({ patient }) => patient.fullName },
      { title: t('appointments.column.type'), value: ({ visitType }) => visitType.name },
      {
        title: `${t('appointments.column.when')} (${zone ?? ''})`,
        value: (appointment) =>
          spreadsheetTime(appointment.timeZone, effectiveStartAt(appointment)),
      },
      {
        title: `${t('appointments.detail.length')} (min)`,
        value: ({ startAt, endAt }) => (Date.parse(endAt) - Date.parse(startAt)) / 60_000,
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
    [t, statusText, zone],
  );
}
