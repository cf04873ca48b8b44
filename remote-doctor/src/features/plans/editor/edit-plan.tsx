import { useRef, useState } from 'react';
import { updatePlan } from '@praxis/contract/endpoints/plans';
import type { DoctorPlanAction } from '@praxis/contract/entities/actions';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Navigate } from '@praxis/sdk/router';
import { Alert } from '@praxis/sdk/ui';
import { useForm } from '@praxis/sdk/ui/form';
import { Page } from '@praxis/sdk/ui/page';
import { usePlanActions } from '../use-plan-actions';
import { ArchivedPlan } from './archived-plan';
import { validateTerms, valuesOf, type PlanValues } from './plan-values';
import { PlanForm } from './plan-form';
import { PlanHeader } from './plan-header';
import { usePlanFaults } from './use-plan-faults';

interface EditPlanProps {
  /** The plan as last loaded. */
  plan: DoctorPlan;
  currency: string;
}

/** Edits, publishes, archives or deletes a plan. */
export function EditPlan({ plan, currency }: EditPlanProps) {
  const { t } = useTranslation('doctor');
  const update = useMutation(updatePlan);
  const { range, ...faults } = usePlanFaults(currency);
  const [deleted, setDeleted] = useState(false);
  const actions = usePlanActions({ onDeleted: () => setDeleted(true) });
  const afterSaving = useRef<DoctorPlanAction>(undefined);
  const values = valuesOf(plan.current);
  const form = useForm<PlanValues>({
    initial: values,
    newest: { version: plan.version, values },
    ...faults,
    async onSubmit(entered) {
      const body = validateTerms(entered, currency).data;
      if (!body) return;
      const { id, version } = plan;
      const saved = await update.run(
        { params: { id }, version, body },
        { success: t('plans.saved', { name: body.name }) },
      );
      form.reset(valuesOf(saved.current));
      if (afterSaving.current) actions.begin(afterSaving.current, saved);
    },
  });
  const canEdit = plan.actions.includes('edit');

  /** Unsaved changes are saved before the plan is published or archived. */
  const begin = async (action: DoctorPlanAction) => {
    if (action === 'delete' || !canEdit || !form.dirty) return actions.begin(action, plan);
    afterSaving.current = action;
    await form.submit();
    afterSaving.current = undefined;
  };

  if (deleted) return <Navigate to="/doctor/plans" replace />;
  return (
    <Page>
      <PlanHeader plan={plan} actions={actions} onAction={(action) => void begin(action)} />
      {!canEdit && <Alert kind="info">{t('plans.readOnly')}</Alert>}
      {!canEdit && !form.dirty ? (
        <ArchivedPlan plan={plan} />
      ) : (
        <PlanForm
          form={form}
          plan={plan}
          currency={currency}
          range={range}
          submitLabel={plan.status === 'draft' ? t('plans.saveDraft') : undefined}
        />
      )}
      {actions.dialog}
    </Page>
  );
}
