import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { numberFormat, useMoneyText } from '@praxis/sdk/ui/page';
import { useStatusText } from '../../shared/statuses/statuses';

export interface PlanFact {
  label: string;
  value: string;
}

/** All terms of a plan as texts, for details and for the differences between two versions. */
export function usePlanFacts(): (plan: DoctorPlan) => PlanFact[] {
  const { t } = useTranslation('doctor');
  const { money, days, limit, yesOrNo } = usePlanWords();
  const statusText = useStatusText();
  return ({ status, current }) => [
    { label: t('plans.column.status'), value: statusText('plan', status) },
    { label: t('plans.form.name'), value: current.name },
    { label: t('plans.form.description'), value: current.description || '–' },
    { label: t('plans.form.benefits'), value: inOneLine(current.benefits) || '–' },
    { label: t('plans.form.price'), value: money(current.price) },
    { label: t('plans.form.interval'), value: t(`plans.every.${current.intervalMonths}`) },
    { label: t('plans.form.joiningFee'), value: money(current.joiningFee) },
    { label: t('plans.form.trialDays'), value: days(current.trialDays) },
    { label: t('plans.form.visits'), value: limit(current.visitAllowance) },
    { label: t('plans.form.capacity'), value: limit(current.capacity) },
    { label: t('plans.form.autoRenew'), value: yesOrNo(current.autoRenew) },
  ];
}

/** Formatters for a plan's terms. */
export function usePlanWords() {
  const { t } = useTranslation('doctor');
  const money = useMoneyText();
  const language = useIntlLanguage();
  return {
    money,
    days: (count: number) => t('plans.days', { count }),
    limit: (most: number | null) =>
      most === null ? t('plans.noLimit') : numberFormat(language).format(most),
    yesOrNo: (value: boolean) => t(value ? 'plans.yes' : 'plans.no'),
  };
}
