import { useEffect, useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { motionOf, standSkeleton } from './skeleton-time';
import styles from './skeleton.module.css';

/**
 * A page that loads: its likely shape, after a moment, so that a quick load does not flicker. One that
 * takes the place of another, as the code arrives in parts, goes on with it and does not begin anew.
 */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  const [motion] = useState(motionOf);
  useEffect(standSkeleton, []);
  return (
    <div className={styles.page} style={motion} role="status" aria-label={t('frame.loading')}>
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
