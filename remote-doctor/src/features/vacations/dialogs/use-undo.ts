import { createDoctorVacation, deleteDoctorVacation } from '@praxis/contract/endpoints/vacations';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { retriedUndo, useMutation } from '@praxis/sdk/data';

/** Returns undo actions for mutations of vacations. Decisions about appointments are not undone. */
export function useUndo() {
  const { t } = useTranslation('doctor');
  const remove = useMutation(deleteDoctorVacation);
  const create = useMutation(createDoctorVacation);
  const texts = { success: t('vacations.takenBack'), failed: t('vacations.notTakenBack') };
  return {
    ofPlan: ({ id, version }: DoctorVacation) =>
      retriedUndo((retry) => remove.runOrNotify({ params: { id }, version }, { ...texts, retry })),
    /** A vacation that has started can't be planned again, so this can't be undone. */
    ofCancel({ kind, note, startAt, endAt, coverDoctorId, state }: DoctorVacation) {
      const body = { kind, note, startAt, endAt, ...(coverDoctorId && { coverDoctorId }) };
      return state === 'planned'
        ? retriedUndo((retry) => create.runOrNotify({ body }, { ...texts, retry }))
        : undefined;
    },
  };
}
