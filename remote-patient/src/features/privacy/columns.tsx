import { useMemo } from 'react';
import type { Access } from '@praxis/contract/endpoints/patient-data';
import { useTranslation } from '@praxis/sdk';
import type { Column, CsvColumn } from '@praxis/sdk/ui/list';
import { useZone } from '@praxis/sdk/ui';
import { DateTime, Person, spreadsheetTime } from '@praxis/sdk/ui/page';

/** Kinds of records with a text of their own. */
const subjects = [
  'appointment',
  'patient',
  'subscription',
  'thread',
  'refund',
  'invoice',
  'user',
] as const;
type AccessSubject = (typeof subjects)[number] | 'other';

/** Kind of a record: `thread` for `thread:<id>`. */
function subjectOf(resource: string): AccessSubject {
  const kind = resource.split(':')[0];
  return subjects.find((subject) => subject === kind) ?? 'other';
}

/** Columns of the access log: who, action, record, when. */
export function useAccessColumns(): Column<Access>[] {
  const { t } = useTranslation('patient');
  return useMemo(
    () => [
      {
        key: 'who',
        title: t('privacy.who'),
        cell: ({ actorName, actorRole }) => (
          <Person name={actorName} detail={t(`privacy.roles.${actorRole}`)} />
        ),
      },
      {
        key: 'action',
        title: t('privacy.action'),
        cell: ({ action }) => t(`privacy.actions.${action}`),
      },
      {
        key: 'what',
        title: t('privacy.what'),
        cell: ({ resource }) => t(`privacy.subjects.${subjectOf(resource)}`),
      },
      {
        key: 'at',
        title: t('privacy.when'),
        sort: 'at',
        align: 'end',
        cell: ({ at }) => <DateTime at={at} absolute />,
      },
    ],
    [t],
  );
}

/** CSV columns of the access log. */
export function useAccessCsvColumns(): CsvColumn<Access>[] {
  const { t } = useTranslation('patient');
  const zone = useZone();
  return [
    { title: `${t('privacy.when')} (${zone})`, value: ({ at }) => spreadsheetTime(zone, at) },
    { title: t('privacy.who'), value: ({ actorName }) => actorName },
    { title: t('privacy.role'), value: ({ actorRole }) => t(`privacy.roles.${actorRole}`) },
    { title: t('privacy.action'), value: ({ action }) => t(`privacy.actions.${action}`) },
    {
      title: t('privacy.what'),
      value: ({ resource }) => t(`privacy.subjects.${subjectOf(resource)}`),
    },
  ];
}
