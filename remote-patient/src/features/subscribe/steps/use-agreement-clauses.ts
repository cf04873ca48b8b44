import type { PublicDoctorDetail } from '@praxis/contract/endpoints/views/doctor';
import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { usePlanText } from '@praxis/sdk/practice/plan';
import { useMoneyText } from '@praxis/sdk/ui/page';

/** Clauses of the current agreement, including all terms of the plan. */
export function useAgreementClauses(
  { fullName: doctor, practice }: PublicDoctorDetail,
  plan: PublicPlan['current'],
): string[] {
  const { t } = useTranslation('patient');
  const money = useMoneyText();
  const { priceText, visitsText } = usePlanText();
  const { joiningFee, trialDays, visitAllowance, autoRenew } = plan;
  return [
    t('subscribe.agreement.membership', { doctor, practice: practice.name, plan: plan.name }),
    visitAllowance === null
      ? t('subscribe.agreement.unlimited')
      : t('subscribe.agreement.allowance', { visits: visitsText(plan) }),
    plan.price.amountMinor === 0
      ? t('subscribe.agreement.free')
      : t('subscribe.agreement.payment', { price: priceText(plan) }),
    joiningFee.amountMinor > 0 &&
      t('subscribe.agreement.joiningFee', { amount: money(joiningFee) }),
    trialDays > 0 && t('subscribe.agreement.trial', { count: trialDays }),
    autoRenew ? t('subscribe.agreement.renewal') : t('subscribe.agreement.noRenewal'),
    t('subscribe.agreement.ending'),
    t('subscribe.agreement.privacy'),
    t('subscribe.agreement.emergency'),
  ].filter((clause): clause is string => clause !== false);
}
