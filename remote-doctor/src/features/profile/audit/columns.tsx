import { useMemo } from 'react';
import type { DoctorAuditEvent } from '@praxis/contract/endpoints/doctor-audit';
import { useTranslation } from '@praxis/sdk';
import type { CsvColumn } from '@praxis/sdk/ui/list';
import { DateTime, Person, type Column } from '@praxis/sdk/ui/page';

/** What a practice's staff can have opened or changed, as the product names it. */
const records = [
  'appointment',
  'doctor',
  'invitation',
  'patient',
  'payout',
  'payout-account',
  'plan',
  'practice',
  'refund',
  'subscription',
  'team-member',
  'thread',
  'user',
] as const;

/** The kind of a record: of `thread:<id>`, `thread`. */
const recordOf = (resource: string): (typeof records)[number] | 'other' =>
  records.find((one) => resource.startsWith(`${one}:`)) ?? 'other';

/** What the list shows of an event: who, what they did, to what, when. */
export function useAuditColumns(): Column<DoctorAuditEvent>[] {
  const { t } = useTranslation('doctor');
  return useMemo(
    () => [
      {
        key: 'actorName',
        title: t('profile.audit.column.who'),
        sort: 'actorName',
        cell: ({ actorName, actorRole }) => (
          <Person name={actorName} detail={t(`profile.audit.role.${actorRole}`)} />
        ),
      },
      {
        key: 'action',
        title: t('profile.audit.column.action'),
        cell: ({ action }) => t(`profile.audit.action.${action}`),
      },
      {
        key: 'resource',
        title: t('profile.audit.column.record'),
        sort: 'resource',
        cell: ({ resource }) => t(`profile.audit.record.${recordOf(resource)}`),
      },
      {
        key: 'patient',
        title: t('profile.audit.column.patient'),
        cell: ({ patientName }) => patientName,
      },
      {
        key: 'at',
        title: t('profile.audit.column.when'),
        sort: 'at',
        align: 'end',
        cell: ({ at }) => <DateTime at={at} absolute />,
      },
    ],
    [t],
  );
}

/** The same for a spreadsheet, which also tells records of one kind apart. */
export function useAuditCsv(): CsvColumn<DoctorAuditEvent>[] {
  const { t } = useTranslation('doctor');
  return [
    { title: t('profile.audit.column.when'), value: ({ at }) => at },
    { title: t('profile.audit.column.who'), value: ({ actorName }) => actorName },
    {
      title: t('profile.audit.column.action'),
      value: ({ action }) => t(`profile.audit.action.${action}`),
    },
    { title: t('profile.audit.column.record'), value: ({ resource }) => resource },
    { title: t('profile.audit.column.patient'), value: ({ patientName }) => patientName ?? '' },
  ];
}
