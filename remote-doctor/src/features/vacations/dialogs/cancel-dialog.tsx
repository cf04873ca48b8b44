import { deleteDoctorVacation } from '@praxis/contract/endpoints/vacations';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import type { ActionDialogProps } from '@praxis/sdk/ui/page';
import { VacationTime } from '@praxis/sdk/practice/vacation';
import { usePracticeZone } from '../../../shared/use-practice-zone';
import { useUndo } from './use-undo';

/** Cancels a vacation: patients can book its time again. */
export default function CancelDialog({
  record: vacation,
  changes,
  onClose,
}: ActionDialogProps<DoctorVacation>) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const { run } = useMutation(deleteDoctorVacation);
  const zone = usePracticeZone();
  const undo = useUndo();
  const { id, version } = vacation;
  return (
    <ConfirmDialog
      danger
      title={t('vacations.cancel.title')}
      verb={text('vacation.cancel')}
      cancelLabel={t('vacations.cancel.keep')}
      onConfirm={() =>
        run(
          { params: { id }, version },
          { success: { text: t('vacations.cancel.done'), undo: undo.ofCancel(vacation) } },
        )
      }
      onClose={onClose}
    >
      {changes}
      <p>
        <VacationTime vacation={vacation} zone={zone} />
      </p>
      <p>{t('vacations.cancel.text')}</p>
    </ConfirmDialog>
  );
}
