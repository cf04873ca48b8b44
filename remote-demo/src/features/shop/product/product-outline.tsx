import { Skeleton } from '@praxis/sdk/ui';
import styles from './product.module.css';

/** The outline of a product. */
export function ProductOutline() {
  return (
    <div className={styles['product']}>
      <Skeleton height={360} />
      <div className={styles['facts']}>
        <Skeleton width="30%" height={16} />
        <Skeleton width="40%" height={32} />
        <Skeleton height={64} />
        <Skeleton width="60%" height={48} />
      </div>
    </div>
  );
}
