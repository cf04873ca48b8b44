import { useState } from 'react';
import { createDoctorVacation, updateDoctorVacation } from '@praxis/contract/endpoints/vacations';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { RequestError, useMutation } from '@praxis/sdk/data';
import { useClock, useUiText } from '@praxis/sdk/ui';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { localDateIn, useIsActionUnavailable } from '@praxis/sdk/ui/page';
import {
  spanOf,
  useVacationForm,
  useVacationText,
  VacationFields,
  type VacationDialogProps,
  type VacationSpan,
} from '@praxis/sdk/practice/vacation';
import { usePracticeZone } from '../../../shared/use-practice-zone';
import {
  decisionFaults,
  decisionsFor,
  sentFields,
  type DraftDecisions,
} from './conflict-decisions';
import { Conflicts } from './conflicts';
import { useUndo } from './use-undo';
import { usePreview } from './use-preview';

/** Plans or edits a vacation and decides on its booked appointments in one step. */
export default function VacationDialog({
  record: vacation,
  changes,
  onClose,
}: VacationDialogProps<DoctorVacation>) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const clock = useClock();
  const update = useMutation(updateDoctorVacation);
  const create = useMutation(createDoctorVacation, {
    revisedBy: updateDoctorVacation,
  });
  const zone = usePracticeZone();
  const describe = useVacationText();
  const isOver = useIsActionUnavailable();
  const undo = useUndo();
  const [drafts, setDrafts] = useState<DraftDecisions>({});
  const [span, setSpan] = useState<VacationSpan | null>(null);
  const { conflicts, waiting, problem, reload } = usePreview(span, vacation?.id);
  const faultTexts = {
    required: text('field.required'),
    choose: text('field.choose'),
    skipped: text('when.skipped'),
    away: t('vacations.conflicts.away'),
  };
  const decisions = decisionsFor(conflicts, drafts, zone);
  const form = useVacationForm({
    vacation,
    zone,
    serverNames: sentFields(decisions),
    check: () => (span ? decisionFaults(conflicts, drafts, { span, zone, texts: faultTexts }) : {}),
    async onSubmit(entered) {
      const body = { ...entered, decisions };
      try {
        if (vacation) {
          const { id, version, coverDoctorId } = vacation;
          await update.run(
            { params: { id }, version, body: { ...body, ...(coverDoctorId && { coverDoctorId }) } },
            { success: t('vacations.change.done') },
          );
        } else
          await create.run(
            { body },
            {
              success: (planned) => ({
                text: t('vacations.plan.done'),
                ...(body.decisions.length === 0 && { undo: undo.ofPlan(planned) }),
              }),
            },
          );
      } catch (error) {
        // Someone has booked in the meantime: reload the conflicts.
        if (error instanceof RequestError && error.failure.code === 'vacation_conflicts') reload();
        throw error;
      }
      onClose();
    },
  });
  // The conflicts are requested as soon as the dates are complete.
  const entered = spanOf(form.values, zone);
  const complete = entered && entered.startAt < entered.endAt ? entered : null;
  if (complete?.startAt !== span?.startAt || complete?.endAt !== span?.endAt) setSpan(complete);
  const count = conflicts.length;
  const updated = conflicts.filter(({ id }) => drafts[id]?.decision !== 'keep').length;

  return (
    <FormDialog
      title={t(vacation ? 'vacations.change.title' : 'vacations.plan.act')}
      form={{ ...form, dirty: form.dirty || Object.keys(drafts).length > 0 }}
      describe={describe}
      disabled={waiting}
      verb={
        updated > 0
          ? t(`vacations.${vacation ? 'change' : 'plan'}.verbSettle`, { count: updated })
          : vacation
            ? text('save')
            : t('vacations.plan.act')
      }
      onClose={onClose}
    >
      {/* Before that, the form shows changes at its fields. */}
      {isOver && changes}
      <VacationFields form={form} zone={zone} underWay={vacation?.state === 'active'} />
      {problem}
      {count > 0 && (
        <Conflicts
          conflicts={conflicts}
          zone={zone}
          today={localDateIn(zone, clock())}
          span={span}
          drafts={drafts}
          onChange={setDrafts}
          formId={form.id}
          errors={form.errors}
        />
      )}
    </FormDialog>
  );
}
