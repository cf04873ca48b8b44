import { useState } from 'react';
import { createDoctorVacation, updateDoctorVacation } from '@praxis/contract/endpoints/vacations';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { RequestError } from '@praxis/sdk/data';
import { useClock, useUiText } from '@praxis/sdk/ui';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { localDateIn, useAct } from '@praxis/sdk/ui/page';
import { spanOf, useVacationForm, VacationFields } from '@praxis/sdk/ui/vacation';
import { decisionsFor, type DraftDecisions } from './conflict-decisions';
import { Conflicts } from './Conflicts';
import { usePreview } from './use-preview';

interface VacationDialogProps {
  /** The vacation that is changed; left out, a new one is planned. */
  vacation?: DoctorVacation;
  /** The practice's. */
  zone: string;
  onClose(): void;
}

/** Plans a vacation or changes one; what is booked in it is decided on in the same step. */
export function VacationDialog({ vacation, zone, onClose }: VacationDialogProps) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const clock = useClock();
  const { carryOut } = useAct();
  const [drafts, setDrafts] = useState<DraftDecisions>({});
  const [tried, setTried] = useState(false);
  const form = useVacationForm({
    vacation,
    zone,
    async onSubmit(entered) {
      setTried(true);
      const decisions = preview && decisionsFor(preview.conflicts, drafts, zone);
      if (!decisions) return;
      const body = { ...entered, decisions };
      try {
        if (vacation) {
          const { id, version, coverDoctorId } = vacation;
          await carryOut(
            updateDoctorVacation,
            { params: { id }, version, body: { ...body, ...(coverDoctorId && { coverDoctorId }) } },
            t('vacations.change.done'),
          );
        } else await carryOut(createDoctorVacation, { body }, t('vacations.plan.done'));
      } catch (error) {
        // Somebody booked meanwhile: what is in the way is asked for again.
        if (error instanceof RequestError && error.failure.code === 'vacation_conflicts') reload();
        throw error;
      }
      onClose();
    },
  });
  const span = spanOf(form.values, zone);
  const whole = span && span.startAt < span.endAt ? span : null;
  const { preview, problem, reload } = usePreview(whole, vacation?.id);
  const count = preview?.conflicts.length ?? 0;

  return (
    <FormDialog
      title={t(vacation ? 'vacations.change.title' : 'vacations.plan.act')}
      form={form}
      disabled={whole !== null && !preview}
      verb={
        count > 0
          ? t(`vacations.${vacation ? 'change' : 'plan'}.verbSettle`, { count })
          : vacation
            ? text('save')
            : t('vacations.plan.act')
      }
      onClose={onClose}
    >
      <VacationFields form={form} zone={zone} underWay={vacation?.state === 'active'} />
      {problem}
      {preview && count > 0 && (
        <Conflicts
          conflicts={preview.conflicts}
          zone={zone}
          today={localDateIn(zone, clock())}
          drafts={drafts}
          onChange={setDrafts}
          showsMissing={tried}
        />
      )}
    </FormDialog>
  );
}
