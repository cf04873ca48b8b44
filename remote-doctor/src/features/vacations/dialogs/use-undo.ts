import { createDoctorVacation, deleteDoctorVacation } from '@praxis/contract/endpoints/vacations';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation, type Notice } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';

/** What is said of a command that takes another one back. */
interface Said {
  success: string;
  failed: string;
  retry(): void;
}

/** How a command on a vacation is taken back. What was decided about appointments stays as it is. */
export function useUndo() {
  const { t } = useTranslation('doctor');
  const remove = useMutation(deleteDoctorVacation);
  const create = useMutation(createDoctorVacation);
  const undo = (send: (options: Said) => unknown): Notice['undo'] => {
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
    /** One that has begun cannot begin again: then there is no way back. */
    ofCancel({ kind, note, startAt, endAt, coverDoctorId, state }: DoctorVacation) {
      const body = { kind, note, startAt, endAt, ...(coverDoctorId && { coverDoctorId }) };
      return state === 'planned' ? undo((options) => create.attempt({ body }, options)) : undefined;
    },
  };
}
