import { createTeamVacation, updateTeamVacation } from '@praxis/contract/endpoints/team-member';
import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { useUiText } from '@praxis/sdk/ui';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { useAct } from '@praxis/sdk/ui/page';
import { spanOf, useVacationForm, VacationFields } from '@praxis/sdk/practice/vacation';
import { AlsoAway } from './also-away';
import { useUndo } from './use-undo';

interface VacationDialogProps {
  /** Left out: a new one. */
  vacation?: TeamVacation;
  zone: string;
  onClose(): void;
}

/** Plans time away, or changes what is planned. */
export function VacationDialog({ vacation, zone, onClose }: VacationDialogProps) {
  const { t } = useTranslation('team');
  const text = useUiText();
  const { carryOut } = useAct();
  const undo = useUndo();
  const form = useVacationForm({
    vacation,
    zone,
    async onSubmit(body) {
      if (vacation) {
        const { id, version } = vacation;
        await carryOut(updateTeamVacation, { params: { id }, version, body }, (changed) => ({
          text: t('vacations.changed'),
          undo: undo.ofChange(vacation, changed),
        }));
      } else
        await carryOut(createTeamVacation, { body }, (created) => ({
          text: t('vacations.planned'),
          undo: undo.ofPlan(created),
        }));
      onClose();
    },
  });
  const span = spanOf(form.values, zone);
  return (
    <FormDialog
      title={t(vacation ? 'vacations.changeTitle' : 'vacations.planTitle')}
      form={form}
      disabled={vacation !== undefined && !form.dirty}
      verb={vacation ? text('save') : t('vacations.planVerb')}
      onClose={onClose}
    >
      <VacationFields form={form} zone={zone} underWay={vacation?.state === 'active'} />
      {span && span.startAt < span.endAt && (
        <AlsoAway span={span} zone={zone} vacationId={vacation?.id} />
      )}
    </FormDialog>
  );
}
