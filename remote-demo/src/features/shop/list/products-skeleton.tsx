import { Skeleton } from '@praxis/sdk/ui';
import styles from '../shop.module.css';
import { perPage } from './list-filters';

/** Skeleton of a page of products. */
export function ProductsSkeleton({ count = perPage }: { count?: number }) {
  return (
    <div className={styles['grid']}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['outline']}>
          <Skeleton height={180} />
          <Skeleton width="40%" height={14} />
          <Skeleton width="75%" height={18} />
          <Skeleton width="50%" height={28} />
        </div>
      ))}
    </div>
  );
}
