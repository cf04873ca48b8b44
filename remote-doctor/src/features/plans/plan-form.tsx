import type { ReactNode } from 'react';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import type { FormState } from '@praxis/sdk/ui/form';
import { FormPage } from '@praxis/sdk/ui/overlay';
import { termsSoFar, type PlanValues } from './plan-values';
import { PlanFields } from './plan-fields';
import { PlanPreview } from './plan-preview';
import styles from './plans.module.css';

interface PlanFormProps {
  form: FormState<PlanValues>;
  /** The plan as it is saved; none while it is new. */
  plan?: DoctorPlan;
  currency: string;
  /** What a plan may cost, in words. */
  range: string;
  submitLabel?: ReactNode;
  onCancel?(): void;
}

/** A plan is written on the one side, and on the other it stands as patients see it. */
export function PlanForm({ form, plan, currency, range, submitLabel, onCancel }: PlanFormProps) {
  const terms = termsSoFar(form.values, currency);
  return (
    <div className={styles.editor}>
      <FormPage form={form} submitLabel={submitLabel} onCancel={onCancel}>
        <PlanFields form={form} plan={plan} terms={terms} range={range} />
      </FormPage>
      <PlanPreview terms={form.values.price === null ? { ...terms, price: null } : terms} />
    </div>
  );
}
