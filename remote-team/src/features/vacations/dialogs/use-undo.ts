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

/** What is said of a command that takes another one back. */
interface Said {
  success: string;
  failed: string;
  retry(): void;
}

/** How each action on a vacation is taken back. */
export function useUndo() {
  const { t } = useTranslation('team');
  const remove = useMutation(deleteTeamVacation);
  const update = useMutation(updateTeamVacation);
  const create = useMutation(createTeamVacation);
  const undo = (send: (options: Said) => unknown): Undo => {
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
    /** One that has begun cannot begin again: then there is no way back. */
    ofCancel: (before: TeamVacation): Undo =>
      before.state === 'planned'
        ? undo((options) => create.attempt({ body: fieldsOf(before) }, options))
        : undefined,
  };
}
