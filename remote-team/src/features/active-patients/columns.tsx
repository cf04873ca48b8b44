import { useMemo } from 'react';
import type { TeamSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import type { Column, CsvColumn } from '@praxis/sdk/ui/list';
import { DateOnly, Person } from '@praxis/sdk/ui/page';
import { StatusTag, useStatusText } from '../../shared/statuses/statuses';

/** Phone link: `tel:` URLs allow no spaces or punctuation. */
const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

const inOneLine = (phone: string) => phone.replaceAll(' ', '\u00A0');

/** Columns of the patient list: what a team member may see, which includes no amounts. */
export function usePatientColumns(): Column<TeamSubscriber>[] {
  const { t } = useTranslation('team');
  return useMemo(
    () => [
      {
        key: 'patient',
        title: t('patients.column.patient'),
        sort: 'patient',
        person: true,
        cell: ({ patient, planName }) => (
          <Person name={patient.fullName} avatarUrl={patient.avatarUrl} detail={planName} />
        ),
      },
      {
        key: 'phone',
        title: t('patients.column.phone'),
        cell: ({ phone }) => (phone ? <a href={phoneHref(phone)}>{inOneLine(phone)}</a> : '–'),
      },
      {
        key: 'doctor',
        title: t('patients.column.doctor'),
        name: true,
        wideOnly: true,
        cell: ({ doctor }) => doctor.fullName,
      },
      {
        key: 'endOn',
        title: t('patients.column.until'),
        sort: 'endOn',
        wideOnly: true,
        cell: ({ endOn }) => (endOn ? <DateOnly on={endOn} /> : '–'),
      },
      {
        key: 'visitsLeft',
        title: t('patients.column.visitsLeft'),
        align: 'end',
        wideOnly: true,
        cell: ({ visitsLeft }) => visitsLeft ?? t('patients.unlimited'),
      },
      {
        key: 'status',
        title: t('patients.column.status'),
        cell: ({ status }) => <StatusTag of="subscription" status={status} />,
      },
    ],
    [t],
  );
}

/** CSV columns of the patient list. */
export function usePatientCsv(): CsvColumn<TeamSubscriber>[] {
  const { t } = useTranslation('team');
  const statusText = useStatusText();
  return [
    { title: t('patients.column.patient'), value: ({ patient }) => patient.fullName },
    { title: t('patients.column.phone'), value: ({ phone }) => phone },
    { title: t('patients.column.plan'), value: ({ planName }) => planName },
    { title: t('patients.column.doctor'), value: ({ doctor }) => doctor.fullName },
    { title: t('patients.column.since'), value: ({ startOn }) => startOn },
    { title: t('patients.column.until'), value: ({ endOn }) => endOn },
    {
      title: t('patients.column.visitsLeft'),
      value: ({ visitsLeft }) => visitsLeft ?? t('patients.unlimited'),
    },
    {
      title: t('patients.column.status'),
      value: ({ status }) => statusText('subscription', status),
    },
  ];
}
