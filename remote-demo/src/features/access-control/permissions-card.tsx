import { useIdentity, useTranslation, type HostApi } from '@praxis/sdk';
import { Card } from '@praxis/sdk/ui';
import { DataTable, Tag, type Column } from '@praxis/sdk/ui/page';
import { RightMark } from '../../shared/right-mark';
import { rights } from '../../shared/rights';
import { subjects, type Subject } from './subjects';

/** The person's rights by area, as their abilities say at this moment. */
export function PermissionsCard({ can }: Pick<HostApi, 'can'>) {
  const { t } = useTranslation('demo');
  const { userData } = useIdentity();
  const role = userData.role === 'admin' ? 'admin' : 'client';
  const columns: Column<Subject>[] = [
    {
      key: 'subject',
      title: t('accessControl.subject'),
      cell: (subject) => t(`accessControl.subjects.${subject}`),
    },
    ...rights.map((action) => ({
      key: action,
      title: t(`rights.${action}`),
      cell: (subject: Subject) => <RightMark granted={can(action, subject)} />,
    })),
  ];
  return (
    <Card
      flush
      title={t('accessControl.permissions')}
      extra={<Tag>{t('accessControl.role', { role: t(`accessControl.roles.${role}`) })}</Tag>}
    >
      <DataTable
        label={t('accessControl.permissions')}
        columns={columns}
        rows={subjects}
        rowKey={(subject) => subject}
      />
    </Card>
  );
}
