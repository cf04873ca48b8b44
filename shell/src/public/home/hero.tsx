import { useTranslation } from '@praxis/sdk';
import { LinkButton } from '@praxis/sdk/ui';
import styles from './hero.module.css';
import { HeroScene } from './hero-scene';

/** What the product is, in one breath. */
export function Hero() {
  const { t } = useTranslation('public');
  return (
    <section className={styles.hero}>
      <div>
        <h1>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.acts}>
          <a className={styles.act} href="#doctors">
            {t('home.find')}
          </a>
          <LinkButton to="/sign-up?role=doctor" size="large">
            {t('home.forDoctors')}
          </LinkButton>
        </div>
        <ul className={styles.facts}>
          <li className="praxis-ticked">{t('home.facts.price')}</li>
          <li className="praxis-ticked">{t('home.facts.cancel')}</li>
          <li className="praxis-ticked">{t('home.facts.private')}</li>
        </ul>
      </div>
      <HeroScene />
    </section>
  );
}
