import { createDoctorVacation, deleteDoctorVacation } from '@praxis/contract/endpoints/vacations';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation, type Notice } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';

/** Notices of an undo request, and its retry. */
interface UndoNotices {
  success: string;
  failed: string;
  retry(): void;
}

/** Returns undo actions for mutations of vacations. Decisions about appointments are not undone. */
export function useUndo() {
  const { t } = useTranslation('doctor');
  const remove = useMutation(deleteDoctorVacation);
  const create = useMutation(createDoctorVacation);
  const undo = (send: (options: UndoNotices) => unknown): Notice['undo'] => {
    const run = () => {
      send({
        success: t('vacations.takenBack'),
        failed: t('vacations.notTakenBack'),
        retry: run,
      });
    };
    return { run };
  };
  return {
    ofPlan: ({ id, version }: DoctorVacation) =>
      undo((options) => remove.attempt({ params: { id }, version }, options)),
    /** A vacation that has started can't be planned again, so this can't be undone. */
    ofCancel({ kind, note, startAt, endAt, coverDoctorId, state }: DoctorVacation) {
      const body = { kind, note, startAt, endAt, ...(coverDoctorId && { coverDoctorId }) };
      return state === 'planned' ? undo((options) => create.attempt({ body }, options)) : undefined;
    },
  };
}
