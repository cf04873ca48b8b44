import { revokeInvitation } from '@praxis/contract/endpoints/team';
import type { DoctorInvitation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

/** Revokes an invitation: its link no longer works. */
export default function RevokeDialog({
  record: { id, version, email },
  changes,
  onClose,
}: ActionDialogProps<DoctorInvitation>) {
  const { t } = useTranslation('doctor');
  const { run } = useMutation(revokeInvitation);
  return (
    <ConfirmDialog
      danger
      title={t('team.revoke.title', { email })}
      verb={t('team.revoke.verb')}
      onConfirm={async () => {
        await run({ params: { id }, version }, { success: t('team.revoke.done', { email }) });
      }}
      onClose={onClose}
    >
      {changes}
      <p>{t('team.revoke.text')}</p>
    </ConfirmDialog>
  );
}
