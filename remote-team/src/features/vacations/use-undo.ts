import {
  createTeamVacation,
  deleteTeamVacation,
  updateTeamVacation,
} from '@praxis/contract/endpoints/team-member';
import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation, type Notice } from '@praxis/sdk';
import { useUiText } from '@praxis/sdk/ui';
import { useAct } from '@praxis/sdk/ui/page';

type Undo = Notice['undo'];

const fieldsOf = ({ kind, note, startAt, endAt }: TeamVacation) => ({
  kind: kind ?? 'vacation',
  note: note ?? '',
  startAt,
  endAt,
});

/** How each act on a vacation is taken back. */
export function useUndo() {
  const { t } = useTranslation('team');
  const text = useUiText();
  const { attempt } = useAct();
  const undo = (run: () => void): Undo => ({ label: text('undo'), run });
  return {
    ofPlan: ({ id, version }: TeamVacation): Undo =>
      undo(
        () =>
          void attempt(deleteTeamVacation, { params: { id }, version }, t('vacations.takenBack')),
      ),
    ofChange: (before: TeamVacation, { id, version }: TeamVacation): Undo =>
      undo(
        () =>
          void attempt(
            updateTeamVacation,
            { params: { id }, version, body: fieldsOf(before) },
            t('vacations.takenBack'),
          ),
      ),
    /** One that has begun cannot begin again: then there is no way back. */
    ofCancel: (before: TeamVacation): Undo =>
      before.state === 'planned'
        ? undo(
            () =>
              void attempt(
                createTeamVacation,
                { body: fieldsOf(before) },
                t('vacations.takenBack'),
              ),
          )
        : undefined,
  };
}
