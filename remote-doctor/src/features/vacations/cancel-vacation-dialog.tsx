import { deleteDoctorVacation } from '@praxis/contract/endpoints/vacations';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { VacationTime } from '@praxis/sdk/practice/vacation';
import { useUndo } from './use-undo';

interface CancelVacationDialogProps {
  vacation: DoctorVacation;
  /** The practice's. */
  zone: string;
  onClose(): void;
}

/** Cancels a vacation: its time is on offer again. */
export function CancelVacationDialog({ vacation, zone, onClose }: CancelVacationDialogProps) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const deleteDoctorVacationMutation = useMutation(deleteDoctorVacation);
  const undo = useUndo();
  const { id, version } = vacation;
  return (
    <ConfirmDialog
      danger
      title={t('vacations.cancel.title')}
      verb={text('vacation.cancel')}
      cancelLabel={t('vacations.cancel.keep')}
      onConfirm={() =>
        deleteDoctorVacationMutation.run(
          { params: { id }, version },
          { success: { text: t('vacations.cancel.done'), undo: undo.ofCancel(vacation) } },
        )
      }
      onClose={onClose}
    >
      <p>
        <VacationTime vacation={vacation} zone={zone} />
      </p>
      <p>{t('vacations.cancel.text')}</p>
    </ConfirmDialog>
  );
}
