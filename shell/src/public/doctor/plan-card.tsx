import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { LinkButton } from '@praxis/sdk/ui';
import { Tag } from '@praxis/sdk/ui/page';
import { PlanCard as Card } from '@praxis/sdk/practice/plan';
import styles from './plan-card.module.css';

interface PlanCardProps {
  plan: PublicPlan;
  /** `own`: the user's plan. `other`: the user has another plan with the doctor, and can only change that. */
  state: 'onSale' | 'own' | 'other';
}

/** A plan on sale, with its subscribe link. */
export function PlanCard({ plan, state }: PlanCardProps) {
  const { t } = useTranslation('public');
  return (
    <Card terms={plan.current}>
      {state === 'own' ? (
        <Tag tone="success">{t('plan.own')}</Tag>
      ) : state === 'other' ? null : plan.hasRoom ? (
        <LinkButton
          to={`/patient/subscribe/${plan.id}?doctor=${plan.doctorId}`}
          aria-label={t('plan.chooseOne', { name: plan.current.name })}
          block
        >
          {t('plan.choose')}
        </LinkButton>
      ) : (
        <p className={styles.full}>
          <Tag tone="warning">{t('plan.full')}</Tag> {t('plan.fullText')}
        </p>
      )}
    </Card>
  );
}
