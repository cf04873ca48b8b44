import { createTeamVacation, updateTeamVacation } from '@praxis/contract/endpoints/team-member';
import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { useIsActionUnavailable } from '@praxis/sdk/ui/page';
import {
  spanOf,
  useVacationForm,
  useVacationText,
  VacationFields,
  type VacationDialogProps,
} from '@praxis/sdk/practice/vacation';
import { AlsoAway } from './also-away';
import { usePracticeZone } from '../../../shared/use-practice-zone';
import { useUndo } from './use-undo';

/** Plans time off or edits it. */
export default function VacationDialog({
  record: vacation,
  changes,
  onClose,
}: VacationDialogProps<TeamVacation>) {
  const { t } = useTranslation('team');
  const text = useUiText();
  const update = useMutation(updateTeamVacation);
  const create = useMutation(createTeamVacation, {
    revisedBy: updateTeamVacation,
  });
  const zone = usePracticeZone();
  const undo = useUndo();
  const describe = useVacationText();
  const isOver = useIsActionUnavailable();
  const form = useVacationForm({
    vacation,
    zone,
    async onSubmit(body) {
      if (vacation) {
        const { id, version } = vacation;
        await update.run(
          { params: { id }, version, body },
          {
            success: (changed) => ({
              text: t('vacations.changed'),
              undo: undo.ofChange(vacation, changed),
            }),
          },
        );
      } else
        await create.run(
          { body },
          {
            success: (created) => ({
              text: t('vacations.planned'),
              undo: undo.ofPlan(created),
            }),
          },
        );
      onClose();
    },
  });
  const span = spanOf(form.values, zone);
  return (
    <FormDialog
      title={t(vacation ? 'vacations.changeTitle' : 'vacations.planTitle')}
      form={form}
      describe={describe}
      disabled={vacation !== undefined && !form.dirty}
      verb={vacation ? text('save') : t('vacations.planVerb')}
      onClose={onClose}
    >
      {/* Before that, the form shows changes at its fields. */}
      {isOver && changes}
      <VacationFields form={form} zone={zone} underWay={vacation?.state === 'active'} />
      {span && span.startAt < span.endAt && (
        <AlsoAway span={span} zone={zone} vacationId={vacation?.id} />
      )}
    </FormDialog>
  );
}
