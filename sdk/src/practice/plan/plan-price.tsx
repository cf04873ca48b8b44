import type { PlanVersion } from '@praxis/contract/entities/plan';
import { formatMoney } from '../../ui/format/money';
import { useIntlLanguage } from '../../ui/text/intl-language';
import { useUiText } from '../../ui/text/use-ui-text';

export interface PlanPriceProps {
  of: Pick<PlanVersion, 'price' | 'intervalMonths'>;
}

/** Price of a plan with its billing interval: "$60.00 per month". */
export function PlanPrice({ of: { price, intervalMonths } }: PlanPriceProps) {
  const text = useUiText();
  const language = useIntlLanguage();
  return `${formatMoney(price, language)} ${text(`plan.intervals.${intervalMonths}`)}`;
}
