import { useEffect } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Button, EmptyState, ErrorState, useKeptFocus } from '@praxis/sdk/ui';
import { goTo } from '../address';
import { useLabels } from '../use-labels';
import { DoctorCard } from './doctor-card';
import styles from './doctor-search.module.css';
import { DoctorsSkeleton } from './doctors-skeleton';
import { PlaceFilters } from './place-filters';
import { doctorsOf, doctorsQuery } from './queries';
import { doctorsPerPage, isNarrowed, searchAddress, type SearchQuery } from './search-query';
import type { Search } from './use-search';

const emptySearch: SearchQuery = { q: '', speciality: '', state: '', language: '', page: 1 };

/** The paginated results of the doctor search. */
export default function DoctorResults({ query, change }: Search) {
  const { t } = useTranslation('public');
  const specialities = useLabels('specialities');
  const { shown, error, loading, reload } = useQuery(doctorsQuery, doctorsOf(query));
  const { page } = query;
  const pages = shown ? Math.ceil(shown.total / doctorsPerPage) : 0;

  const previous = useKeptFocus(page <= 1, () => change({ page: page - 1 }));
  const next = useKeptFocus(page >= pages, () => change({ page: page + 1 }));

  // A shared address may name a page that no longer exists.
  const isPastEnd = !loading && pages > 0 && page > pages;
  const last = searchAddress({ ...query, page: pages });
  useEffect(() => {
    if (isPastEnd) goTo(last, { replace: true, keepsScroll: true });
  }, [isPastEnd, last]);

  return (
    <>
      <div className={styles.bar}>
        <p role="status">{shown && !isPastEnd && t('search.count', { count: shown.total })}</p>
        <PlaceFilters query={query} change={change} offered={shown?.facets} />
      </div>
      {error ? (
        <ErrorState
          title={t('search.failed')}
          failure={error}
          kept={t('search.kept')}
          onRetry={reload}
          retrying={loading}
        />
      ) : !shown || isPastEnd ? (
        <DoctorsSkeleton />
      ) : shown.items.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('search.none')}
          action={
            isNarrowed(query) && (
              <Button onClick={() => change(emptySearch)}>{t('search.clear')}</Button>
            )
          }
        >
          {t('search.noneText')}
        </EmptyState>
      ) : (
        <ul className={styles.doctors} aria-busy={loading}>
          {shown.items.map((doctor) => (
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
          <Button {...previous}>{t('search.previous')}</Button>
          <span>{t('search.page', { page: Math.min(page, pages), pages })}</span>
          <Button {...next}>{t('search.next')}</Button>
        </nav>
      )}
    </>
  );
}
