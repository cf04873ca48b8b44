import { useTranslation } from '@praxis/sdk';
import { lazyComponent } from '@praxis/sdk/ui';
import styles from './doctor-search.module.css';
import { DoctorsSkeleton } from './doctors-skeleton';
import { doctorsId, type Search } from './use-search';

/** Lazy-loaded: the page is usable before the doctors are shown. */
const DoctorResults = lazyComponent(
  () => import(/* webpackChunkName: "doctor-results" */ './doctor-results'),
  <>
    <div className={styles.bar} />
    <DoctorsSkeleton />
  </>,
);

/** The searchable list of doctors; its filters are in the address. */
export function DoctorSearch(search: Search) {
  const { t } = useTranslation('public');
  return (
    <section id={doctorsId} className={styles.search} aria-labelledby="doctors-title">
      <h2 id="doctors-title">{t('search.title')}</h2>
      <DoctorResults {...search} />
    </section>
  );
}
