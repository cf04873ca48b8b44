import { PageSkeleton } from './page-skeleton';
import styles from './skeleton.module.css';

/** The frame in its final shape, while the app's code or the person's data is on its way. */
export function FrameSkeleton() {
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.menu} />
      <div className={styles.column}>
        <div className={styles.bar} />
        <div className={styles.main}>
          <PageSkeleton />
        </div>
      </div>
    </div>
  );
}
