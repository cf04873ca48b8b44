import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { intervalMonths } from '@praxis/contract/entities/plan';
import { changesWhatIsAgreed, type PlanTerms } from '@praxis/contract/rules/subscriptions/plan';
import { useTranslation } from '@praxis/sdk';
import { Alert } from '@praxis/sdk/ui';
import {
  CheckboxField,
  FieldRow,
  NativeSelectField,
  NumberField,
  TextAreaField,
  TextField,
  type FormState,
} from '@praxis/sdk/ui/form';
import { FormSection } from '@praxis/sdk/ui/overlay';
import { AmountField } from '../../../shared/amount-field';
import type { PlanValues } from './plan-values';

interface PlanFieldsProps {
  form: FormState<PlanValues>;
  plan?: DoctorPlan;
  /** The terms as typed so far. */
  terms: PlanTerms;
  /** Allowed prices, as text. */
  range: string;
}

/** All fields of a plan. */
export function PlanFields({ form, plan, terms, range }: PlanFieldsProps) {
  const { t } = useTranslation('doctor');
  const { price, joiningFee, trialDays, visitAllowance, autoRenew } = terms;
  const { currency } = price;
  return (
    <>
      <FormSection title={t('plans.form.what')} help={t('plans.form.whatHelp')}>
        <TextField {...form.field('name')} label={t('plans.form.name')} maxLength={80} />
        <TextAreaField
          {...form.field('description')}
          optional
          label={t('plans.form.description')}
          maxLength={2000}
        />
        <TextAreaField
          {...form.field('benefits')}
          optional
          label={t('plans.form.benefits')}
          help={t('plans.form.benefitsHelp')}
        />
      </FormSection>
      <FormSection title={t('plans.form.money')} help={t('plans.form.moneyHelp')}>
        <FieldRow>
          <AmountField
            {...form.field('price')}
            label={t('plans.form.price')}
            help={range}
            currency={currency}
          />
          <NativeSelectField
            {...form.field('interval')}
            label={t('plans.form.interval')}
            choices={intervalMonths.map((months) => ({
              value: `${months}` as const,
              label: t(`plans.every.${months}`),
            }))}
          />
        </FieldRow>
        <FieldRow>
          <AmountField
            {...form.field('joiningFee')}
            label={t('plans.form.joiningFee')}
            currency={currency}
          />
          <NumberField
            {...form.field('trialDays')}
            label={t('plans.form.trialDays')}
            unit={t('plans.form.days')}
          />
        </FieldRow>
        <KeptTermsNotice
          plan={plan}
          changed={{ price, joiningFee, trialDays, intervalMonths: terms.intervalMonths }}
        />
      </FormSection>
      <FormSection title={t('plans.form.limits')}>
        <CheckboxField {...form.field('unlimited')} label={t('plans.form.unlimited')} />
        {!form.values.unlimited && (
          <NumberField {...form.field('visitAllowance')} label={t('plans.form.visits')} />
        )}
        <CheckboxField {...form.field('unbounded')} label={t('plans.form.unbounded')} />
        {!form.values.unbounded && (
          <NumberField {...form.field('capacity')} label={t('plans.form.capacity')} />
        )}
        <CheckboxField {...form.field('autoRenew')} label={t('plans.form.autoRenew')} />
        <KeptTermsNotice plan={plan} changed={{ visitAllowance, autoRenew }} />
      </FormSection>
    </>
  );
}

interface KeptTermsNoticeProps {
  /** The saved plan, unless it is new. */
  plan?: DoctorPlan;
  /** Changed values of the fields next to the notice. */
  changed: Partial<PlanTerms>;
}

/** States how many subscribers keep their terms when the price or what it includes changes. */
function KeptTermsNotice({ plan, changed }: KeptTermsNoticeProps) {
  const { t } = useTranslation('doctor');
  if (!plan || plan.subscribers === 0) return null;
  if (!changesWhatIsAgreed(plan.current, { ...plan.current, ...changed })) return null;
  return <Alert kind="info">{t('plans.keepTerms', { count: plan.subscribers })}</Alert>;
}
