import { Loading, Skeleton } from '@praxis/sdk/ui';
import card from './doctor-card.module.css';
import styles from './doctor-search.module.css';
import { doctorsPerPage } from './search-query';

/** The cards of doctors in their final size, so that nothing below moves when they come. */
export function DoctorsSkeleton() {
  return (
    <Loading>
      <div className={styles.doctors}>
        {Array.from({ length: doctorsPerPage }, (_, place) => (
          <div key={place} className={card.card}>
            <div className={card.head}>
              <Skeleton round width={64} height={64} />
              <Skeleton width="50%" height={20} />
            </div>
            <Skeleton height={74} />
            <div className={card.price}>
              <Skeleton width="40%" height={22} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
