import { useEffect } from 'react';
import type { Realm } from '@praxis/contract';
import { useTranslation } from '@praxis/sdk';
import type { Deployment } from '../boot/deployment';
import { LanguageMenu } from '../language/LanguageMenu';
import { Brand } from '../menu/Brand';
import { SkinButton } from '../skin/SkinButton';
import { DemoAccounts } from './DemoAccounts';
import { SignInForm } from './SignInForm';
import styles from './SignInPage.module.css';
import { useSignIn } from './use-sign-in';
import { whenIdle } from './when-idle';

interface Props {
  deployment: Deployment;
  /** Loads the app's code ahead, while the person types. */
  prefetch(): Promise<unknown>;
}

/** What the product is, and the ways in: an account of one's own, or one of the sample accounts. */
export default function SignInPage({ deployment, prefetch }: Props) {
  const { t, i18n } = useTranslation('shell');
  const signIn = useSignIn(deployment);

  useEffect(() => {
    document.title = `${t('signIn.title')} · Praxis`;
  }, [t, i18n.language]);

  // Once the page can be used, what comes after it is fetched: signing in is then a matter of moments.
  useEffect(() => {
    performance.mark('praxis:ready');
    return whenIdle(() => {
      void prefetch();
      void deployment.http().then(() => deployment.backEnd.ready());
    });
  }, [deployment, prefetch]);

  const prefetchApp = (realm: Realm, role: string) =>
    void import('../federation/prefetch').then(({ prefetchRole }) =>
      prefetchRole(deployment.registry, realm, role),
    );

  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Brand />
        <div className={styles.tools}>
          <LanguageMenu />
          <SkinButton />
        </div>
      </header>
      <main className={styles.main}>
        <section className={styles.pitch}>
          <h1>{t('signIn.pitch')}</h1>
          <p>{t('signIn.pitchText')}</p>
          <ul>
            <li>{t('signIn.forPatients')}</li>
            <li>{t('signIn.forDoctors')}</li>
            <li>{t('signIn.forTeams')}</li>
          </ul>
        </section>
        <section className={styles.card} aria-labelledby="sign-in-title">
          <h2 id="sign-in-title">{t('signIn.title')}</h2>
          <SignInForm signIn={signIn} />
          {deployment.backEnd.simulation && <DemoAccounts signIn={signIn} prefetch={prefetchApp} />}
        </section>
      </main>
    </div>
  );
}
