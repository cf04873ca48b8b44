import { useId } from 'react';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import {
  pricingPlanKeys,
  yearlySaving,
  type BillingPeriod,
  type PlanChoice,
  type PricingPlan,
  type PricingPlanKey,
} from '@praxis/contract/demo/pricing';
import { useTranslation } from '@praxis/sdk';
import { Button, Icon } from '@praxis/sdk/ui';
import { Money, Tag, useFocusAfterAction, useMoneyText } from '@praxis/sdk/ui/page';
import { inDollars, monthlyPrice } from './prices';
import styles from './plan-card.module.css';

interface PlanCardProps {
  name: PricingPlanKey;
  plan: PricingPlan;
  current: PlanChoice;
  billing: BillingPeriod;
  onChoose(): void;
}

/** Card of a plan: audience, price and benefits. */
export function PlanCard({ name, plan, current, billing, onChoose }: PlanCardProps) {
  const { t } = useTranslation('demo');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['card']} data-popular={plan.popular}>
      <div className={styles['head']}>
        <h2 id={titleId}>{plan.title}</h2>
        {plan.popular && (
          <span className={styles['popular']}>
            <Tag tone="success">{t('pricing.popular')}</Tag>
          </span>
        )}
        <img src={plan.img} alt="" className={styles['picture']} />
        <p className={styles['quiet']}>{plan.subtitle}</p>
      </div>
      <p className={styles['price']}>
        <Money of={inDollars(monthlyPrice(plan, billing))} stripped className={styles['amount']} />
        <span className={styles['quiet']}>{t('pricing.perMonth')}</span>
      </p>
      <BillingLine plan={plan} billing={billing} />
      <div className={styles['act']}>
        <PlanAction {...{ name, plan, current, billing, onChoose }} />
      </div>
      <ul className={styles['benefits']}>
        {plan.planBenefits.map((benefit) => (
          <li key={benefit}>
            <Icon of={Check} size={16} />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Billing period, and what yearly billing saves. */
function BillingLine({ plan, billing }: Pick<PlanCardProps, 'plan' | 'billing'>) {
  const { t } = useTranslation('demo');
  const money = useMoneyText();
  const dollars = (amount: number) => money(inDollars(amount), { stripped: true });
  if (plan.monthlyPrice === 0) return <p className={styles['quiet']}>{t('pricing.free')}</p>;
  if (billing === 'monthly') return <p className={styles['quiet']}>{t('pricing.billedMonthly')}</p>;
  return (
    <p className={styles['quiet']}>
      {t('pricing.billedYearly', { amount: dollars(plan.yearlyPlan.totalAnnual) })}{' '}
      <span className={styles['saved']}>
        {t('pricing.saves', { amount: dollars(yearlySaving(plan)) })}
      </span>
    </p>
  );
}

/** Marks the current plan, or offers a change to this one. */
function PlanAction({ name, plan, current, billing, onChoose }: PlanCardProps) {
  const { t } = useTranslation('demo');
  const { target, onFocus } = useFocusAfterAction<HTMLParagraphElement>();
  const isCurrent = name === current.plan;
  if (isCurrent && (billing === current.billing || plan.monthlyPrice === 0))
    return (
      <p ref={target} tabIndex={-1} className={styles['present']}>
        <Icon of={CircleCheck} />
        {t('pricing.present')}
      </p>
    );
  const rank = (key: PricingPlanKey) => pricingPlanKeys.indexOf(key);
  const verb = isCurrent
    ? t(`pricing.switchBilling.${billing}`)
    : t(`pricing.${rank(name) > rank(current.plan) ? 'upgrade' : 'downgrade'}`, {
        plan: plan.title,
      });
  return (
    <Button kind={plan.popular ? 'primary' : undefined} block onFocus={onFocus} onClick={onChoose}>
      {verb}
    </Button>
  );
}
