import { PageSkeleton } from './page-skeleton';
import styles from './skeleton.module.css';

/** Skeleton of the frame, while the app's code or the user's data loads. */
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
