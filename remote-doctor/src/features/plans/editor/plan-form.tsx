import type { ReactNode } from 'react';
import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import type { FormState } from '@praxis/sdk/ui/form';
import { FormPage } from '@praxis/sdk/ui/overlay';
import styles from '../plans.module.css';
import { usePlanWords } from '../use-plan-facts';
import { benefitsOf, draftTerms, previewTerms, type PlanValues } from './plan-values';
import { PlanFields } from './plan-fields';
import { PlanPreview } from './plan-preview';

interface PlanFormProps {
  form: FormState<PlanValues>;
  /** The saved plan, unless it is new. */
  plan?: DoctorPlan;
  currency: string;
  /** Allowed prices, as text. */
  range: string;
  submitLabel?: ReactNode;
  onCancel?(): void;
}

/** Form of a plan next to a preview of it. */
export function PlanForm({ form, plan, currency, range, submitLabel, onCancel }: PlanFormProps) {
  const { t } = useTranslation('doctor');
  const describe = useValueText(currency);
  const terms = draftTerms(form.values, currency);
  // Labels of fields that are hidden while there is no limit.
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
      <PlanPreview terms={previewTerms(form.values, currency)} />
    </div>
  );
}

/** Formats a value that was changed elsewhere as plans show it. */
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
