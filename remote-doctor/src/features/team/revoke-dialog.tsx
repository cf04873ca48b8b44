import { revokeInvitation } from '@praxis/contract/endpoints/team';
import type { Invitation } from '@praxis/contract/entities/team';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';

interface RevokeDialogProps {
  invitation: Invitation;
  onClose(): void;
}

/** Takes an invitation back: its link is dead from then on. */
export function RevokeDialog({ invitation, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('doctor');
  const revokeInvitationMutation = useMutation(revokeInvitation);
  const { id, version, email } = invitation;
  return (
    <ConfirmDialog
      danger
      title={t('team.revoke.title', { email })}
      verb={t('team.revoke.verb')}
      onConfirm={async () => {
        await revokeInvitationMutation.run(
          { params: { id }, version },
          { success: t('team.revoke.done', { email }) },
        );
      }}
      onClose={onClose}
    >
      {t('team.revoke.text')}
    </ConfirmDialog>
  );
}
