import type { PlanVersion } from '@praxis/contract/entities/plan';
import { useTranslation } from '@praxis/sdk';
import { useUiText } from '@praxis/sdk/ui';
import { useMoneyText } from '@praxis/sdk/ui/page';

/** Formatters for a plan's terms. */
export function usePlanText() {
  const { t } = useTranslation('patient');
  const text = useUiText();
  const money = useMoneyText();
  return {
    /** "€49.00 per month", or "Free". */
    priceText: ({ price, intervalMonths }: Pick<PlanVersion, 'price' | 'intervalMonths'>) =>
      price.amountMinor === 0
        ? text('plan.free')
        : `${money(price)} ${t(`plans.interval.${intervalMonths}`)}`,
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
