import { updateTeamMember } from '@praxis/contract/endpoints/team';
import type { DoctorTeamMember } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { retriedUndo, useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import { useActivate } from '../use-activate';

/** Deactivates a member's access. Undo activates it again. */
export default function DeactivateDialog({
  record: { id, version, fullName },
  changes,
  onClose,
}: ActionDialogProps<DoctorTeamMember>) {
  const { t } = useTranslation('doctor');
  const { run } = useMutation(updateTeamMember);
  const activate = useActivate();
  return (
    <ConfirmDialog
      danger
      title={t('team.deactivate.title', { name: fullName })}
      verb={t('team.deactivate.act')}
      onConfirm={async () => {
        await run(
          { params: { id }, version, body: { status: 'deactivated' } },
          {
            success: (deactivated) => ({
              text: t('team.deactivate.done', { name: fullName }),
              undo: {
                label: t('team.deactivate.undo'),
                ...retriedUndo((retry) => activate(deactivated, retry)),
              },
            }),
          },
        );
      }}
      onClose={onClose}
    >
      {changes}
      <p>{t('team.deactivate.text')}</p>
    </ConfirmDialog>
  );
}
