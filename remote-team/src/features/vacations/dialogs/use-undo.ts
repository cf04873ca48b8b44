import {
  createTeamVacation,
  deleteTeamVacation,
  updateTeamVacation,
} from '@praxis/contract/endpoints/team-member';
import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation, type Notice } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';

type Undo = Notice['undo'];

const fieldsOf = ({ kind, note, startAt, endAt }: TeamVacation) => ({
  kind: kind ?? 'vacation',
  note: note ?? '',
  startAt,
  endAt,
});

/** Notices of an undo request, and its retry. */
interface UndoNotices {
  success: string;
  failed: string;
  retry(): void;
}

/** Returns undo actions for mutations of vacations. */
export function useUndo() {
  const { t } = useTranslation('team');
  const remove = useMutation(deleteTeamVacation);
  const update = useMutation(updateTeamVacation);
  const create = useMutation(createTeamVacation);
  const undo = (send: (options: UndoNotices) => unknown): Undo => {
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
    ofPlan: ({ id, version }: TeamVacation): Undo =>
      undo((options) => remove.attempt({ params: { id }, version }, options)),
    ofChange: (before: TeamVacation, { id, version }: TeamVacation): Undo =>
      undo((options) =>
        update.attempt({ params: { id }, version, body: fieldsOf(before) }, options),
      ),
    /** A vacation that has started can't be planned again, so this can't be undone. */
    ofCancel: (before: TeamVacation): Undo =>
      before.state === 'planned'
        ? undo((options) => create.attempt({ body: fieldsOf(before) }, options))
        : undefined,
  };
}
