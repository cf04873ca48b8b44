import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useLabels } from '../use-labels';
import { doctorsOf, doctorsQuery } from './queries';
import styles from './hero.module.css';
import { showDoctors, type Search } from './use-search';

/** Toggle buttons for the specialties that have doctors. */
export default function SpecialityChips({ query, change }: Search) {
  const { t } = useTranslation('public');
  const labels = useLabels('specialities');
  const { shown } = useQuery(doctorsQuery, doctorsOf(query));
  const offered = shown?.facets.specialityIds ?? [];
  return (
    <div role="group" aria-label={t('search.speciality')} className={styles.chips}>
      {labels.options
        .filter(({ value }) => offered.includes(value))
        .map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === query.speciality}
            onClick={() => {
              change({ speciality: value === query.speciality ? '' : value });
              showDoctors();
            }}
          >
            {label}
          </button>
        ))}
    </div>
  );
}
