import { useMemo } from 'react';
import type { DoctorAuditEvent } from '@praxis/contract/endpoints/doctor-audit';
import { useTranslation } from '@praxis/sdk';
import type { Column, CsvColumn } from '@praxis/sdk/ui/list';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { DateTime, Person, spreadsheetTime, zoneName } from '@praxis/sdk/ui/page';
import { usePracticeZone } from '../../../shared/use-practice-zone';
import styles from '../profile.module.css';

/** Text keys of the records that staff can open or change, by the audit log's kind. */
const records = {
  appointment: 'appointment',
  doctor: 'background',
  invitation: 'invitation',
  patient: 'patient',
  payout: 'payout',
  'payout-account': 'payoutAccount',
  plan: 'plan',
  practice: 'practice',
  refund: 'refund',
  subscription: 'subscription',
  'team-member': 'teamMember',
  thread: 'thread',
  user: 'account',
} as const;

const isKnown = (kind: string): kind is keyof typeof records => Object.hasOwn(records, kind);

/** Text key of an event's record: `thread` for `thread:<id>`. */
function recordOf(resource: string) {
  const [kind = ''] = resource.split(':');
  return isKnown(kind) ? records[kind] : 'other';
}

/** Columns of the audit log: who, action, record, and when in the practice's time zone. */
export function useAuditColumns(): Column<DoctorAuditEvent>[] {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const zone = usePracticeZone();
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
        cell: ({ action, reason }) => (
          <span className={styles.action}>
            {t(`profile.audit.action.${action}`)}
            {reason !== undefined && <small>{reason}</small>}
          </span>
        ),
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
        cell: ({ patientName }) => patientName ?? '–',
      },
      {
        key: 'at',
        title: t('profile.audit.column.when'),
        detail: zoneName(zone, language),
        sort: 'at',
        align: 'end',
        cell: ({ at }) => <DateTime at={at} zone={zone} absolute />,
      },
    ],
    [t, zone, language],
  );
}

/** CSV columns of the audit log, with ids that distinguish records of one kind. */
export function useAuditCsv(): CsvColumn<DoctorAuditEvent>[] {
  const { t } = useTranslation('doctor');
  const zone = usePracticeZone();
  return [
    {
      title: `${t('profile.audit.column.when')} (${zone})`,
      value: ({ at }) => spreadsheetTime(zone, at),
    },
    { title: t('profile.audit.column.who'), value: ({ actorName }) => actorName },
    {
      title: t('profile.audit.column.action'),
      value: ({ action }) => t(`profile.audit.action.${action}`),
    },
    { title: t('profile.audit.column.record'), value: ({ resource }) => resource },
    { title: t('profile.audit.column.patient'), value: ({ patientName }) => patientName ?? '' },
    { title: t('profile.audit.column.reason'), value: ({ reason }) => reason ?? '' },
  ];
}
