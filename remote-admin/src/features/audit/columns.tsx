import { useMemo } from 'react';
import type { AdminAuditEvent } from '@praxis/contract/endpoints/admin';
import { useTranslation } from '@praxis/sdk';
import type { Column, CsvColumn } from '@praxis/sdk/ui/list';
import { useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { DateTime, spreadsheetTime, zoneName } from '@praxis/sdk/ui/page';

/**
 * Columns of the audit log. Practices are in many time zones: all times are in the reader's, which
 * the column head names.
 */
export function useAuditColumns(): Column<AdminAuditEvent>[] {
  const { t } = useTranslation('admin');
  const zone = zoneName(useZone(), useIntlLanguage());
  return useMemo(
    () => [
      {
        key: 'actorRole',
        title: t('audit.column.who'),
        sort: 'actorRole',
        cell: ({ actorId, actorRole }) => (
          <>
            {actorRole ? t(`audit.role.${actorRole}`) : t('audit.gone')} <code>{actorId}</code>
          </>
        ),
      },
      {
        key: 'action',
        title: t('audit.column.action'),
        cell: ({ action }) => t(`audit.action.${action}`),
      },
      {
        key: 'resource',
        title: t('audit.column.record'),
        sort: 'resource',
        cell: ({ resource }) => <code>{resource}</code>,
      },
      {
        key: 'at',
        title: t('audit.column.when'),
        detail: zone,
        sort: 'at',
        align: 'end',
        cell: ({ at }) => <DateTime at={at} absolute />,
      },
    ],
    [t, zone],
  );
}

/** CSV columns of the audit log. */
export function useAuditCsv(): CsvColumn<AdminAuditEvent>[] {
  const { t } = useTranslation('admin');
  const zone = useZone();
  return useMemo(
    () => [
      {
        title: t('audit.column.who'),
        value: ({ actorRole }) => (actorRole ? t(`audit.role.${actorRole}`) : t('audit.gone')),
      },
      { title: t('audit.column.id'), value: ({ actorId }) => actorId },
      { title: t('audit.column.action'), value: ({ action }) => t(`audit.action.${action}`) },
      { title: t('audit.column.record'), value: ({ resource }) => resource },
      {
        title: `${t('audit.column.when')} (${zone})`,
        value: ({ at }) => spreadsheetTime(zone, at),
      },
    ],
    [t, zone],
  );
}
