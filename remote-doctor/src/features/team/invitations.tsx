import type { DoctorInvitation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { Card, EmptyState } from '@praxis/sdk/ui';
import { DataTable, type Column } from '@praxis/sdk/ui/list';
import { DateTime, EmailText } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { useInvitationActions } from './use-invitation-actions';

/** Pending invitations. */
export function Invitations({ invitations }: { invitations: readonly DoctorInvitation[] }) {
  const { t } = useTranslation('doctor');
  const actions = useInvitationActions(invitations);
  const columns: Column<DoctorInvitation>[] = [
    { key: 'email', title: t('team.column.email'), cell: ({ email }) => <EmailText of={email} /> },
    {
      key: 'roleId',
      title: t('team.column.role'),
      cell: ({ roleId }) => t(`team.role.${roleId}`),
    },
    {
      key: 'status',
      title: t('team.column.status'),
      cell: ({ status }) => <StatusTag of="invitation" status={status} />,
    },
    {
      key: 'expiresAt',
      title: t('team.column.expires'),
      align: 'end',
      cell: ({ expiresAt }) => <DateTime at={expiresAt} />,
    },
  ];
  return (
    <Card title={t('team.invitations')} flush>
      {invitations.length === 0 ? (
        <EmptyState drawing="done" title={t('team.noInvitations')}>
          <p>{t('team.noInvitationsText')}</p>
        </EmptyState>
      ) : (
        <DataTable
          label={t('team.invitations')}
          columns={columns}
          rows={invitations}
          rowKey={({ id }) => id}
          rowName={({ email }) => email}
          rowActions={actions.menu}
        />
      )}
      {actions.dialog}
    </Card>
  );
}
