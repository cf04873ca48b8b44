import { useId } from 'react';
import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { RadioField } from '@praxis/sdk/ui/form';
import { useMoneyText } from '@praxis/sdk/ui/page';
import { usePlanText } from '../../shared/use-plan-text';
import styles from './subscribe.module.css';

interface PlanStepProps {
  plans: readonly PublicPlan[];
  chosen: string | undefined;
  onChoose(planVersionId: string): void;
}

/** Which plan: what it costs and what it includes. */
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
  const terms = [
    priceText(current),
    visitsText(current),
    current.joiningFee.amountMinor > 0 &&
      t('subscribe.plan.joiningFee', { amount: money(current.joiningFee) }),
    current.trialDays > 0 && t('subscribe.plan.trial', { count: current.trialDays }),
    ...current.benefits,
  ].filter((term) => typeof term === 'string');
  return (
    <span className={styles.terms}>
      {current.description !== '' && <span>{current.description}</span>}
      {/* A benefit may say what the terms say already. */}
      {[...new Set(terms)].map((term) => (
        <span key={term}>{term}</span>
      ))}
    </span>
  );
}
