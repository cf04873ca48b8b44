import { updateTeamMember } from '@praxis/contract/endpoints/team';
import type { DoctorTeamMember } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { useActivate } from './use-activate';

interface DeactivateDialogProps {
  member: DoctorTeamMember;
  onClose(): void;
}

/** Takes a member's access away; it can be given back, at once by undoing it. */
export function DeactivateDialog({ member, onClose }: DeactivateDialogProps) {
  const { t } = useTranslation('doctor');
  const updateTeamMemberMutation = useMutation(updateTeamMember);
  const activate = useActivate();
  const { id, version, fullName } = member;
  return (
    <ConfirmDialog
      danger
      title={t('team.deactivate.title', { name: fullName })}
      verb={t('team.deactivate.act')}
      onConfirm={async () => {
        await updateTeamMemberMutation.run(
          { params: { id }, version, body: { status: 'deactivated' } },
          {
            success: (answer) => ({
              text: t('team.deactivate.done', { name: fullName }),
              undo: {
                label: t('team.deactivate.undo'),
                run: () => void activate(answer),
              },
            }),
          },
        );
      }}
      onClose={onClose}
    >
      {t('team.deactivate.text')}
    </ConfirmDialog>
  );
}
