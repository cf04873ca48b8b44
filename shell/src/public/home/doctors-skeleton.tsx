import { Loading, Skeleton } from '@praxis/sdk/ui';
import card from './doctor-card.module.css';
import styles from './doctor-search.module.css';

/** The cards of doctors in their final size, so that nothing below moves when they come. */
export function DoctorsSkeleton({ count }: { count: number }) {
  return (
    <Loading>
      <div className={styles.doctors}>
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={card.card}>
            <div className={card.head}>
              <Skeleton round width={48} height={48} />
              <Skeleton width="50%" height={20} />
            </div>
            <Skeleton height={48} />
            <div className={card.price}>
              <Skeleton width="40%" height={22} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
