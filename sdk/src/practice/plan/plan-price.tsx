import type { PlanVersion } from '@praxis/contract/entities/plan';
import { Money } from '../../ui/components/money';
import styles from './plan-price.module.css';
import { usePlanText } from './use-plan-text';

export interface PlanPriceProps {
  of: Pick<PlanVersion, 'price' | 'intervalMonths'>;
  /** Shows the billing interval below the amount, so that the amounts of a table's column align. */
  stacked?: boolean;
}

/** Price of a plan with its billing interval, "$60.00 per month", or "Free". */
export function PlanPrice({ of, stacked = false }: PlanPriceProps) {
  const { priceText, intervalText } = usePlanText();
  if (!stacked || of.price.amountMinor === 0) return priceText(of);
  return (
    <span className={styles['stacked']}>
      <Money of={of.price} /> <small>{intervalText(of.intervalMonths)}</small>
    </span>
  );
}
