import type { ReactNode } from 'react';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import type { FormState } from '@praxis/sdk/ui/form';
import { FormPage } from '@praxis/sdk/ui/overlay';
import styles from '../plans.module.css';
import { usePlanWords } from '../use-plan-facts';
import { benefitsOf, termsSoFar, type PlanValues } from './plan-values';
import { PlanFields } from './plan-fields';
import { PlanPreview } from './plan-preview';

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
  const { t } = useTranslation('doctor');
  const describe = useValueText(currency);
  const terms = termsSoFar(form.values, currency);
  // What has no field while there is no limit.
  const names = { visitAllowance: t('plans.form.visits'), capacity: t('plans.form.capacity') };
  return (
    <div className={styles.editor}>
      <FormPage
        form={form}
        describe={describe}
        names={names}
        submitLabel={submitLabel}
        onCancel={onCancel}
      >
        <PlanFields form={form} plan={plan} terms={terms} range={range} />
      </FormPage>
      <PlanPreview terms={form.values.price === null ? { ...terms, price: null } : terms} />
    </div>
  );
}

/** Says a value of the form that somebody else changed in the words that a plan is read in. */
function useValueText(currency: string) {
  const { t } = useTranslation('doctor');
  const { money, days, yesOrNo } = usePlanWords();
  return (path: string, value: unknown): string | undefined => {
    if (typeof value === 'boolean') return yesOrNo(value);
    if (path === 'benefits') return inOneLine(benefitsOf(value as string));
    if (path === 'interval') return t(`plans.every.${value as PlanValues['interval']}`);
    if (typeof value !== 'number') return undefined;
    if (path === 'price' || path === 'joiningFee') return money({ amountMinor: value, currency });
    return path === 'trialDays' ? days(value) : undefined;
  };
}
