import { useEffect, useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { skeletonDelay, trackSkeleton } from './skeleton-delay';
import styles from './skeleton.module.css';

/**
 * Skeleton of a loading page, shown after a delay so that a fast load does not flicker. A skeleton that
 * replaces another one continues without a new delay.
 */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  const [delay] = useState(skeletonDelay);
  useEffect(trackSkeleton, []);
  return (
    <div className={styles.page} style={delay} role="status" aria-label={t('frame.loading')}>
      <i className={styles.title} />
      <div className={styles.cards}>
        <i />
        <i />
        <i />
        <i />
      </div>
      <i className={styles.block} />
    </div>
  );
}
