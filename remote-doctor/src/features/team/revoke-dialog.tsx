import { revokeInvitation } from '@praxis/contract/endpoints/team';
import type { Invitation } from '@praxis/contract/entities/team';
import { useTranslation } from '@praxis/sdk';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { useAct } from '@praxis/sdk/ui/page';

interface RevokeDialogProps {
  invitation: Invitation;
  onClose(): void;
}

/** Takes an invitation back: its link is dead from then on. */
export function RevokeDialog({ invitation, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('doctor');
  const { carryOut } = useAct();
  const { id, version, email } = invitation;
  return (
    <ConfirmDialog
      danger
      title={t('team.revoke.title', { email })}
      verb={t('team.revoke.verb')}
      onConfirm={async () => {
        await carryOut(
          revokeInvitation,
          { params: { id }, version },
          t('team.revoke.done', { email }),
        );
      }}
      onClose={onClose}
    >
      {t('team.revoke.text')}
    </ConfirmDialog>
  );
}
