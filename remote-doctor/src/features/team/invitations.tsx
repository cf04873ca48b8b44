import { useState } from 'react';
import MailX from 'lucide-react/icons/mail-x';
import Send from 'lucide-react/icons/send';
import { resendInvitation } from '@praxis/contract/endpoints/team';
import type { Invitation } from '@praxis/contract/entities/team';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Card, EmptyState, type MenuItem } from '@praxis/sdk/ui';
import { DataTable, DateTime, type Column } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { RevokeDialog } from './revoke-dialog';

/** Who was asked to join and has not yet. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('doctor');
  const resendInvitationMutation = useMutation(resendInvitation);
  const [revoking, setRevoking] = useState<Invitation>();
  const columns: Column<Invitation>[] = [
    { key: 'email', title: t('team.column.email'), cell: ({ email }) => email },
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
  const actsOf = (invitation: Invitation): MenuItem[] => {
    const { id, version, email, status } = invitation;
    const resend: MenuItem = {
      key: 'resend',
      label: t('team.resend.act'),
      icon: Send,
      onSelect: () =>
        void resendInvitationMutation.attempt(
          { params: { id }, version },
          { success: t('team.resend.done', { email }) },
        ),
    };
    const revoke: MenuItem = {
      key: 'revoke',
      label: t('team.revoke.verb'),
      icon: MailX,
      danger: true,
      onSelect: () => setRevoking(invitation),
    };
    return status === 'sent' ? [resend, revoke] : status === 'expired' ? [resend] : [];
  };
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
          rowActions={actsOf}
        />
      )}
      {revoking && <RevokeDialog invitation={revoking} onClose={() => setRevoking(undefined)} />}
    </Card>
  );
}
