import { useRef, useState } from 'react';
import { updatePlan } from '@praxis/contract/endpoints/plans';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Navigate } from '@praxis/sdk/router';
import { useForm } from '@praxis/sdk/ui/form';
import { Page } from '@praxis/sdk/ui/page';
import type { PlanAct } from './acts';
import { ArchivedPlan } from './archived-plan';
import { ChangedMeanwhile } from './changed-meanwhile';
import { judged, valuesOf, type PlanValues } from './plan-values';
import { PlanActDialog } from './plan-act-dialog';
import { PlanForm } from './plan-form';
import { PlanHeader } from './plan-header';
import { usePlanFaults } from './use-plan-faults';
import { useSavedPlan } from './use-saved-plan';

interface EditPlanProps {
  /** As it was loaded last. */
  plan: DoctorPlan;
  currency: string;
}

/** Changes a plan, puts it on sale or takes it off, or deletes its draft. */
export function EditPlan({ plan, currency }: EditPlanProps) {
  const { t } = useTranslation('doctor');
  const updatePlanMutation = useMutation(updatePlan);
  const { range, ...faults } = usePlanFaults(currency);
  const [asked, setAsked] = useState<PlanAct>();
  const [deleted, setDeleted] = useState(false);
  const afterSaving = useRef<PlanAct>(undefined);
  const form = useForm<PlanValues>({
    initial: valuesOf(plan.current),
    ...faults,
    async onSubmit(values) {
      const body = judged(values, currency).data;
      if (!body) return;
      const { id, version } = saved.newest;
      const success = t('plans.saved', { name: body.name });
      saved.show(await updatePlanMutation.run({ params: { id }, version, body }, { success }));
      setAsked(afterSaving.current);
    },
  });
  const saved = useSavedPlan(plan, form);
  const { opened, newest } = saved;
  const isArchived = newest.status === 'archived';

  /** What was typed is saved before the plan is put on sale, or taken off, with it. */
  const ask = async (act: PlanAct) => {
    if (act === 'delete' || isArchived || !form.dirty) return setAsked(act);
    afterSaving.current = act;
    await form.submit();
    afterSaving.current = undefined;
  };

  if (deleted) return <Navigate to="/doctor/plans" replace />;
  return (
    <Page>
      <PlanHeader plan={newest} onAct={(act) => void ask(act)} />
      <ChangedMeanwhile opened={opened} now={newest} />
      {isArchived && !form.dirty ? (
        <ArchivedPlan plan={newest} />
      ) : (
        <PlanForm
          form={form}
          plan={newest}
          currency={currency}
          range={range}
          submitLabel={newest.status === 'draft' ? t('plans.saveDraft') : undefined}
        />
      )}
      {asked && (
        <PlanActDialog
          act={asked}
          plan={newest}
          onDone={() => setDeleted(asked === 'delete')}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  );
}
