import type { PlanVersion } from '@praxis/contract/entities/plan';
import { useTranslation } from '@praxis/sdk';
import { useMoneyText } from '@praxis/sdk/ui/page';

/** Says the terms of a plan in words. */
export function usePlanText() {
  const { t } = useTranslation('patient');
  const money = useMoneyText();
  return {
    /** "49.00 EUR per month". */
    priceText: ({ price, intervalMonths }: Pick<PlanVersion, 'price' | 'intervalMonths'>) =>
      t(`plans.per.${intervalMonths}`, { amount: money(price) }),
    visitsText: ({ visitAllowance }: Pick<PlanVersion, 'visitAllowance'>) =>
      visitAllowance === null
        ? t('plans.visitsUnlimited')
        : t('plans.visits', { count: visitAllowance }),
  };
}
