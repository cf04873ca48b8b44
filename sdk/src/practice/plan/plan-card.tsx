import type { ReactNode } from 'react';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import { formatMoney } from '../../ui/format/money';
import { useIntlLanguage } from '../../ui/text/intl-language';
import { useUiText } from '../../ui/text/use-ui-text';
import { usePlanText } from './use-plan-text';
import styles from './plan-card.module.css';

export interface PlanCardProps {
  terms: Pick<
    PlanVersion,
    'name' | 'description' | 'benefits' | 'intervalMonths' | 'joiningFee' | 'trialDays'
  > & {
    /** Null in a draft without a price. */
    price: PlanVersion['price'] | null;
    /** Undefined in a draft until the number is entered. */
    visitAllowance: PlanVersion['visitAllowance'] | undefined;
  };
  /** Actions on the plan. */
  children?: ReactNode;
}

/** A plan with its price, benefits and actions. */
export function PlanCard({ terms, children }: PlanCardProps) {
  const text = useUiText();
  const language = useIntlLanguage();
  const { name, description, price, intervalMonths, joiningFee, trialDays, visitAllowance } = terms;
  const { intervalText, visitsText } = usePlanText();
  const facts = [
    visitAllowance !== undefined && visitsText({ visitAllowance, intervalMonths }),
    trialDays > 0 && text('plan.trial', { count: trialDays }),
    joiningFee.amountMinor > 0 &&
      text('plan.joiningFee', { price: formatMoney(joiningFee, language) }),
    ...terms.benefits,
  ].filter((fact): fact is string => typeof fact === 'string');

  return (
    <article className={styles['card']}>
      <h3>{name}</h3>
      <p className={styles['price']}>
        {price?.amountMinor === 0 ? (
          <b>{text('plan.free')}</b>
        ) : (
          <>
            <b>{price ? formatMoney(price, language) : '–'}</b>{' '}
            <span>{intervalText(intervalMonths)}</span>
          </>
        )}
      </p>
      <p className={styles['text']}>{description}</p>
      <ul>
        {facts.map((fact, index) => (
          // Keyed by index, since benefits are free text and may repeat.
          <li key={index} className="praxis-ticked">
            {fact}
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}
