import { deleteVisitType } from '@praxis/contract/endpoints/doctor-visit-types';
import type { DoctorVisitType } from '@praxis/contract/endpoints/views/visit-type';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';

/** Removes an appointment type; its booked appointments stay. */
export default function RemoveDialog({
  record: { id, name, version },
  changes,
  onClose,
}: ActionDialogProps<DoctorVisitType>) {
  const { t } = useTranslation('doctor');
  const { run } = useMutation(deleteVisitType);
  return (
    <ConfirmDialog
      danger
      title={t('profile.visitTypes.removeTitle', { name })}
      verb={t('profile.visitTypes.remove')}
      onConfirm={async () => {
        const success = t('profile.visitTypes.removed', { name });
        await run({ params: { id }, version }, { success });
      }}
      onClose={onClose}
    >
      {changes}
      <p>{t('profile.visitTypes.removeText')}</p>
    </ConfirmDialog>
  );
}
