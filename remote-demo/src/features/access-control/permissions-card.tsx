import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useIdentity, useTranslation, type HostApi } from '@praxis/sdk';
import { Card, Icon, VisuallyHidden } from '@praxis/sdk/ui';
import { DataTable, Tag, type Column } from '@praxis/sdk/ui/page';
import styles from './access-control.module.css';
import { actions, subjects, type Subject } from './subjects';

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
    ...actions.map((action) => ({
      key: action,
      title: t(`accessControl.action.${action}`),
      cell: (subject: Subject) => <Right granted={can(action, subject)} />,
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

function Right({ granted }: { granted: boolean }) {
  const { t } = useTranslation('demo');
  return (
    <span className={granted ? styles.granted : styles.denied}>
      <Icon of={granted ? Check : Minus} />
      <VisuallyHidden>{t(`accessControl.${granted ? 'allowed' : 'denied'}`)}</VisuallyHidden>
    </span>
  );
}
