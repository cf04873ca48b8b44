import { useTranslation } from '@praxis/sdk';
import { LinkButton } from '@praxis/sdk/ui';
import styles from './steps.module.css';

const steps = ['choose', 'subscribe', 'care'] as const;

/** The steps for a patient, and the offer for practices. */
export function Steps() {
  const { t } = useTranslation('public');
  return (
    <>
      <section className={styles.section} aria-labelledby="steps-title">
        <h2 id="steps-title">{t('steps.title')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p>{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <LinkButton to="/sign-up" className={styles.act}>
          {t('steps.act')}
        </LinkButton>
      </section>
      <section className={styles.practice} aria-labelledby="practice-title">
        <div>
          <h2 id="practice-title">{t('practice.title')}</h2>
          <p>{t('practice.text')}</p>
        </div>
        <LinkButton to="/sign-up?role=doctor" size="large">
          {t('practice.act')}
        </LinkButton>
      </section>
    </>
  );
}
