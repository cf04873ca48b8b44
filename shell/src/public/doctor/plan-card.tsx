import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { LinkButton } from '@praxis/sdk/ui';
import { Tag } from '@praxis/sdk/ui/page';
import { PlanCard as Card } from '@praxis/sdk/practice/plan';
import styles from './plan-card.module.css';

interface PlanCardProps {
  plan: PublicPlan;
  /** How it stands to the reader: who has a plan with the doctor changes it and chooses no other. */
  stands: 'onSale' | 'own' | 'other';
}

/** A plan on sale, and the way to it. */
export function PlanCard({ plan, stands }: PlanCardProps) {
  const { t } = useTranslation('public');
  return (
    <Card terms={plan.current}>
      {stands === 'own' ? (
        <Tag tone="success">{t('plan.own')}</Tag>
      ) : stands === 'other' ? null : plan.hasRoom ? (
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
