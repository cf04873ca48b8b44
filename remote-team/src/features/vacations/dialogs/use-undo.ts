import {
  createTeamVacation,
  deleteTeamVacation,
  updateTeamVacation,
} from '@praxis/contract/endpoints/team-member';
import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation, type Notice } from '@praxis/sdk';
import { retriedUndo, useMutation } from '@praxis/sdk/data';

type Undo = Notice['undo'];

const fieldsOf = ({ kind, note, startAt, endAt }: TeamVacation) => ({
  kind: kind ?? 'vacation',
  note: note ?? '',
  startAt,
  endAt,
});

/** Returns undo actions for mutations of vacations. */
export function useUndo() {
  const { t } = useTranslation('team');
  const remove = useMutation(deleteTeamVacation);
  const update = useMutation(updateTeamVacation);
  const create = useMutation(createTeamVacation);
  const texts = { success: t('vacations.takenBack'), failed: t('vacations.notTakenBack') };
  return {
    ofPlan: ({ id, version }: TeamVacation): Undo =>
      retriedUndo((retry) => remove.runOrNotify({ params: { id }, version }, { ...texts, retry })),
    ofChange: (before: TeamVacation, { id, version }: TeamVacation): Undo =>
      retriedUndo((retry) =>
        update.runOrNotify(
          { params: { id }, version, body: fieldsOf(before) },
          { ...texts, retry },
        ),
      ),
    /** A vacation that has started can't be planned again, so this can't be undone. */
    ofCancel: (before: TeamVacation): Undo =>
      before.state === 'planned'
        ? retriedUndo((retry) =>
            create.runOrNotify({ body: fieldsOf(before) }, { ...texts, retry }),
          )
        : undefined,
  };
}
