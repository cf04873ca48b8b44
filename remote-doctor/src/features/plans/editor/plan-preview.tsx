import { useId } from 'react';
import { useTranslation } from '@praxis/sdk';
import { PlanCard, type PlanCardProps } from '@praxis/sdk/practice/plan';
import styles from '../plans.module.css';

/** Live preview of the plan as patients see it. */
export function PlanPreview({ terms }: Pick<PlanCardProps, 'terms'>) {
  const { t } = useTranslation('doctor');
  const heading = useId();
  return (
    <aside className={styles.preview} aria-labelledby={heading}>
      <h2 id={heading}>{t('plans.preview')}</h2>
      <PlanCard terms={{ ...terms, name: terms.name || t('plans.previewEmpty') }} />
    </aside>
  );
}
