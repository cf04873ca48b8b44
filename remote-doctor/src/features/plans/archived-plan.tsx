import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { Alert, Card } from '@praxis/sdk/ui';
import { Facts } from '@praxis/sdk/ui/page';
import { PlanPreview } from './plan-preview';
import styles from './plans.module.css';
import { usePlanFacts } from './use-plan-facts';

/** A plan that is no longer sold: it can be read, and changed once it is published again. */
export function ArchivedPlan({ plan }: { plan: DoctorPlan }) {
  const { t } = useTranslation('doctor');
  const factsOf = usePlanFacts();
  return (
    <div className={styles.editor}>
      <div className={styles.terms}>
        <Alert kind="info">{t('plans.readOnly')}</Alert>
        <Card title={t('plans.terms')}>
          <Facts items={factsOf(plan)} />
        </Card>
      </div>
      <PlanPreview terms={plan.current} />
    </div>
  );
}
