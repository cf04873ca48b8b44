import { useEffect, useSyncExternalStore } from 'react';
import { listDoctors } from '@praxis/contract/endpoints/public';
import { useTranslation } from '@praxis/sdk';
import { Button, EmptyState, ErrorState } from '@praxis/sdk/ui';
import type { Deployment } from '../../boot/deployment';
import { address, goTo } from '../address';
import { lastSearch } from '../last-search';
import { useLabels } from '../use-labels';
import { useRequest } from '../use-request';
import { DoctorCard } from './doctor-card';
import { DoctorsSkeleton } from './doctors-skeleton';
import styles from './doctor-search.module.css';
import { Filters } from './filters';
import { isNarrowed, readSearch, searchAddress, type SearchQuery } from './search-query';

/** Doctors on a page of the list: three rows of three. */
const perPage = 9;

const nothing: SearchQuery = { q: '', speciality: '', state: '', language: '', page: 1 };

/** The doctors to choose from; what narrows them stands in the address. */
export function DoctorSearch({ deployment }: { deployment: Deployment }) {
  const { t } = useTranslation('public');
  const search = useSyncExternalStore(address.subscribe, () => window.location.search);
  const query = readSearch(search);
  const specialities = useLabels(deployment, 'specialities');
  const states = useLabels(deployment, 'states');
  const { q, speciality, state, language, page } = query;
  const here = searchAddress(query);
  const { data, failure, loading, reload } = useRequest(deployment, here, (client, signal) =>
    client.call(
      listDoctors,
      {
        query: {
          page,
          perPage,
          ...(q && { q }),
          ...(speciality && { speciality }),
          ...(state && { state }),
          ...(language && { language }),
        },
      },
      { signal },
    ),
  );
  const pages = data ? Math.ceil(data.total / perPage) : 0;
  const go = (changes: Partial<SearchQuery>, replace = false) =>
    goTo(searchAddress({ ...query, page: 1, ...changes }), { replace, keepsPlace: true });

  useEffect(() => lastSearch.set(here), [here]);
  // A shared address may name a page that the list no longer has.
  const beyond = !loading && pages > 0 && page > pages;
  const last = searchAddress({ ...query, page: pages });
  useEffect(() => {
    if (beyond) goTo(last, { replace: true, keepsPlace: true });
  }, [beyond, last]);

  return (
    <section id="doctors" className={styles.search} aria-labelledby="doctors-title">
      <h2 id="doctors-title">{t('search.title')}</h2>
      <Filters
        query={query}
        specialities={specialities.options}
        states={states.options}
        onChange={go}
      />
      <p className={styles.count} role="status">
        {data && !failure && t('search.count', { count: data.total })}
      </p>
      {failure ? (
        <ErrorState
          title={t('search.failed')}
          failure={failure}
          kept={t('search.kept')}
          onRetry={reload}
        />
      ) : !data || beyond ? (
        <DoctorsSkeleton count={perPage} />
      ) : data.items.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('search.none')}
          action={
            isNarrowed(query) && <Button onClick={() => go(nothing)}>{t('search.clear')}</Button>
          }
        >
          {t('search.noneText')}
        </EmptyState>
      ) : (
        <ul className={styles.doctors} aria-busy={loading}>
          {data.items.map((doctor) => (
            <li key={doctor.id}>
              <DoctorCard
                doctor={doctor}
                specialities={doctor.specialityIds.map(specialities.of)}
              />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t('search.pages')}>
          <Button disabled={page <= 1} onClick={() => go({ page: page - 1 })}>
            {t('search.previous')}
          </Button>
          <span>{t('search.page', { page: Math.min(page, pages), pages })}</span>
          <Button disabled={page >= pages} onClick={() => go({ page: page + 1 })}>
            {t('search.next')}
          </Button>
        </nav>
      )}
    </section>
  );
}
