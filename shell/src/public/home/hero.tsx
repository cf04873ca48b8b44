import { useTranslation } from '@praxis/sdk';
import { lazyComponent, Link } from '@praxis/sdk/ui';
import styles from './hero.module.css';
import { HeroScene } from './hero-scene';
import { SearchForm } from './search-form';
import type { Search } from './use-search';

const SpecialityChips = lazyComponent(
  () => import(/* webpackChunkName: "doctor-results" */ './speciality-chips'),
  <div className={styles.chips} />,
);

/** The pitch, and the search for a doctor. */
export function Hero(search: Search) {
  const { t } = useTranslation('public');
  return (
    <section className={styles.hero}>
      <div>
        <h1>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <SearchForm {...search} />
        <SpecialityChips {...search} />
        <ul className={styles.facts}>
          <li className="praxis-ticked">{t('home.facts.price')}</li>
          <li className="praxis-ticked">{t('home.facts.cancel')}</li>
          <li className="praxis-ticked">{t('home.facts.private')}</li>
        </ul>
        <Link to="/sign-up?role=doctor" className={styles.practice}>
          {t('home.forDoctors')}
        </Link>
      </div>
      <HeroScene />
    </section>
  );
}
