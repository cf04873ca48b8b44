import type { PlanVersion } from '@praxis/contract/entities/plan';
import { formatMoney } from '../../ui/format/money';
import { useIntlLanguage } from '../../ui/text/intl-language';
import { useUiText } from '../../ui/text/use-ui-text';

export interface PlanPriceProps {
  of: Pick<PlanVersion, 'price' | 'intervalMonths'>;
}

/** Price of a plan with its billing interval, "$60.00 per month", or "Free". */
export function PlanPrice({ of: { price, intervalMonths } }: PlanPriceProps) {
  const text = useUiText();
  const language = useIntlLanguage();
  return price.amountMinor === 0
    ? text('plan.free')
    : `${formatMoney(price, language)} ${text(`plan.intervals.${intervalMonths}`)}`;
}
