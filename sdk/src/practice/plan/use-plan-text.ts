import { useMemo } from 'react';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import { useMoneyText } from '../../ui/components/money';
import { useUiText } from '../../ui/text/use-ui-text';

type PlanPrice = Pick<PlanVersion, 'price' | 'intervalMonths'>;
type PlanVisits = Pick<PlanVersion, 'visitAllowance' | 'intervalMonths'>;

export interface PlanText {
  /** "€49.00 per month", or "Free". */
  priceText(plan: PlanPrice): string;
  /** "per month". */
  intervalText(months: PlanVersion['intervalMonths']): string;
  /** "4 appointments per month". */
  visitsText(plan: PlanVisits): string;
}

/** Returns formatters for a plan's terms. */
export function usePlanText(): PlanText {
  const text = useUiText();
  const money = useMoneyText();
  return useMemo(() => {
    const intervalText: PlanText['intervalText'] = (months) => text(`plan.intervals.${months}`);
    return {
      intervalText,
      priceText: ({ price, intervalMonths }) =>
        price.amountMinor === 0
          ? text('plan.free')
          : `${money(price)} ${intervalText(intervalMonths)}`,
      visitsText: ({ visitAllowance, intervalMonths }) =>
        visitAllowance === null
          ? text('plan.unlimited')
          : text('plan.visits', { count: visitAllowance, interval: intervalText(intervalMonths) }),
    };
  }, [text, money]);
}
