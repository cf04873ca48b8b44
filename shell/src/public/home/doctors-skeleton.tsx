import { Loading, Skeleton } from '@praxis/sdk/ui';
import card from './doctor-card.module.css';
import styles from './doctor-search.module.css';
import { doctorsPerPage } from './search-query';

/** Skeleton cards in their final size, to avoid a layout shift. */
export function DoctorsSkeleton() {
  return (
    <Loading>
      <div className={styles.doctors}>
        {Array.from({ length: doctorsPerPage }, (_, index) => (
          <div key={index} className={card.card}>
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
