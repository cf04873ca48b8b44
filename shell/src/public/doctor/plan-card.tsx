import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { LinkButton } from '@praxis/sdk/ui';
import { Tag } from '@praxis/sdk/ui/page';
import { PlanCard as Card } from '@praxis/sdk/practice/plan';
import styles from './plan-card.module.css';

/** A plan on sale, and the way to it. */
export function PlanCard({ plan }: { plan: PublicPlan }) {
  const { t } = useTranslation('public');
  return (
    <Card terms={plan.current}>
      {plan.hasRoom ? (
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
