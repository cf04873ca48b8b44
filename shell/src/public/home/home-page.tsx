import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from '@praxis/sdk';
import { DemoAccounts } from '../../auth/demo-accounts';
import { prefetchWhenIdle } from '../../boot/prefetch-when-idle';
import { PublicFrame } from '../frame/public-frame';
import type { PublicPageProps } from '../page-props';
import { DoctorSearch } from './doctor-search';
import { Hero } from './hero';
import styles from './home-page.module.css';
import { Steps } from './steps';
import { useSearch } from './use-search';

/** The public start page: pitch, doctor search and sample accounts. */
export default function HomePage({ deployment, prefetch }: PublicPageProps) {
  const { t } = useTranslation('public');
  const search = useSearch();

  // The page is usable after the first render; the doctors are fetched right after.
  useLayoutEffect(() => {
    performance.mark('praxis:ready');
  }, []);
  useEffect(() => prefetchWhenIdle(() => void prefetch()), [prefetch]);

  return (
    <PublicFrame deployment={deployment} title={t('home.windowTitle')}>
      <div className={styles.content}>
        <Hero {...search} />
        <DoctorSearch {...search} />
        {deployment.backEnd.simulation && (
          <section className={styles.demo}>
            <DemoAccounts deployment={deployment} title={t('home.demo')} />
          </section>
        )}
        <Steps />
      </div>
    </PublicFrame>
  );
}
