import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '@praxis/sdk';
import { lazyComponent } from '@praxis/sdk/ui';
import { address, goTo } from '../address';
import { lastSearch } from '../last-search';
import { useLabels } from '../use-labels';
import styles from './doctor-search.module.css';
import { DoctorsSkeleton } from './doctors-skeleton';
import { Filters } from './filters';
import { readSearch, searchAddress, type SearchQuery } from './search-query';

/** The page can be used before there are any doctors on it. */
const DoctorResults = lazyComponent(
  () => import(/* webpackChunkName: "doctor-results" */ './doctor-results'),
  <>
    <p className={styles.count} />
    <DoctorsSkeleton />
  </>,
);

/** The doctors to choose from; what narrows them stands in the address. */
export function DoctorSearch() {
  const { t } = useTranslation('public');
  const search = useSyncExternalStore(address.subscribe, () => window.location.search);
  const query = readSearch(search);
  const specialities = useLabels('specialities');
  const states = useLabels('states');
  const here = searchAddress(query);
  const go = (changes: Partial<SearchQuery>, replace = false) =>
    goTo(searchAddress({ ...query, page: 1, ...changes }), { replace, keepsPlace: true });

  useEffect(() => lastSearch.set(here), [here]);

  return (
    <section id="doctors" className={styles.search} aria-labelledby="doctors-title">
      <h2 id="doctors-title">{t('search.title')}</h2>
      <Filters
        query={query}
        specialities={specialities.options}
        states={states.options}
        onChange={go}
      />
      <DoctorResults query={query} onChange={go} />
    </section>
  );
}
