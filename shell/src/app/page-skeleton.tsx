import { useTranslation } from '@praxis/sdk';
import styles from './skeleton.module.css';

/** A page that loads: its likely shape, after a moment, so that a quick load does not flicker. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.page} role="status" aria-label={t('frame.loading')}>
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
