import { deleteDoctorVacation } from '@praxis/contract/endpoints/vacations';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { ConfirmDialog } from '@praxis/sdk/ui/overlay';
import { DateTime, useAct } from '@praxis/sdk/ui/page';

interface CancelVacationDialogProps {
  vacation: DoctorVacation;
  onClose(): void;
}

/** Cancels a vacation: its time is on offer again. */
export function CancelVacationDialog({ vacation, onClose }: CancelVacationDialogProps) {
  const { t } = useTranslation('doctor');
  const { carryOut } = useAct();
  const { id, version, startAt, endAt } = vacation;
  return (
    <ConfirmDialog
      danger
      title={t('vacations.cancel.title')}
      verb={t('vacations.cancel.act')}
      cancelLabel={t('vacations.cancel.keep')}
      onConfirm={() =>
        carryOut(deleteDoctorVacation, { params: { id }, version }, t('vacations.cancel.done'))
      }
      onClose={onClose}
    >
      <p>
        <DateTime at={startAt} until={endAt} namesZone />
      </p>
      <p>{t('vacations.cancel.text')}</p>
    </ConfirmDialog>
  );
}
