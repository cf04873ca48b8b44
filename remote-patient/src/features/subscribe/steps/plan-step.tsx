import { useId } from 'react';
import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { usePlanText } from '@praxis/sdk/practice/plan';
import { RadioField } from '@praxis/sdk/ui/form';
import { useMoneyText } from '@praxis/sdk/ui/page';
import styles from './steps.module.css';

interface PlanStepProps {
  plans: readonly PublicPlan[];
  chosen: string | undefined;
  onChoose(planVersionId: string): void;
}

/** Choice of a plan with its price and benefits. */
export function PlanStep({ plans, chosen, onChoose }: PlanStepProps) {
  const { t } = useTranslation('patient');
  const id = useId();
  return (
    <RadioField
      id={id}
      name="plan"
      value={chosen ?? ''}
      onChange={onChoose}
      onBlur={() => undefined}
      cards
      label={t('subscribe.plan.label')}
      choices={plans.map((plan) => ({
        value: plan.current.id,
        label: plan.current.name,
        help: plan.hasRoom ? <Terms plan={plan} /> : t('subscriptions.change.full'),
        disabled: !plan.hasRoom,
      }))}
    />
  );
}

function Terms({ plan: { current } }: { plan: PublicPlan }) {
  const { t } = useTranslation('patient');
  const money = useMoneyText();
  const { priceText, visitsText } = usePlanText();
  const facts = [
    visitsText(current),
    current.joiningFee.amountMinor > 0 &&
      t('subscribe.plan.joiningFee', { amount: money(current.joiningFee) }),
    current.trialDays > 0 && t('subscribe.plan.trial', { count: current.trialDays }),
  ].filter((fact) => typeof fact === 'string');
  // Benefits may repeat each other or the plan's facts.
  const benefits = [...new Set(current.benefits)].filter((benefit) => !facts.includes(benefit));
  return (
    <span className={styles.terms}>
      <strong>{priceText(current)}</strong>
      {current.description !== '' && (
        <span className={styles.description}>{current.description}</span>
      )}
      <span className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      {benefits.map((benefit) => (
        <span key={benefit} className="praxis-ticked">
          {benefit}
        </span>
      ))}
    </span>
  );
}
