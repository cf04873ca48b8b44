import type { DoctorPlan } from '@praxis/contract/endpoints/views/plan';
import { useTranslation } from '@praxis/sdk';
import { Alert } from '@praxis/sdk/ui';
import { Facts } from '@praxis/sdk/ui/page';
import styles from './plans.module.css';
import { usePlanFacts } from './use-plan-facts';

interface ChangedMeanwhileProps {
  opened: DoctorPlan;
  now: DoctorPlan;
}

/** What somebody else changed while the plan was being written, before and after. */
export function ChangedMeanwhile({ opened, now }: ChangedMeanwhileProps) {
  const { t } = useTranslation('doctor');
  const factsOf = usePlanFacts();
  const before = new Map(factsOf(opened).map(({ label, value }) => [label, value]));
  const changes = factsOf(now).filter(({ label, value }) => before.get(label) !== value);
  if (changes.length === 0) return null;
  return (
    <Alert kind="warning" title={t('plans.changed')}>
      <p className={styles.changedText}>{t('plans.changedText')}</p>
      <Facts
        items={changes.map(({ label, value }) => ({
          label,
          value: `${before.get(label)} → ${value}`,
        }))}
      />
    </Alert>
  );
}
