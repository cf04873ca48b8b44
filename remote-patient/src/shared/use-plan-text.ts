import type { PlanVersion } from '@praxis/contract/entities/plan';
import { useTranslation } from '@praxis/sdk';
import { useMoneyText } from '@praxis/sdk/ui/page';

/** Formatters for a plan's terms. */
export function usePlanText() {
  const { t } = useTranslation('patient');
  const money = useMoneyText();
  return {
    /** "€49.00 per month". */
    priceText: ({ price, intervalMonths }: Pick<PlanVersion, 'price' | 'intervalMonths'>) =>
      `${money(price)} ${t(`plans.interval.${intervalMonths}`)}`,
    /** "4 appointments per month". */
    visitsText: ({
      visitAllowance,
      intervalMonths,
    }: Pick<PlanVersion, 'visitAllowance' | 'intervalMonths'>) =>
      visitAllowance === null
        ? t('plans.visitsUnlimited')
        : t('plans.visits', {
            count: visitAllowance,
            interval: t(`plans.interval.${intervalMonths}`),
          }),
  };
}
