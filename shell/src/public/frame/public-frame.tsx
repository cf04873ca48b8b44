import { isolated } from '@praxis/contract/rules/texts/one-line';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Link, LinkButton, LinkProvider } from '@praxis/sdk/ui';
import { identity, suspended } from '../../auth/session';
import type { Deployment } from '../../boot/deployment';
import { LanguageMenu } from '../../language/language-menu';
import { Brand } from '../../menu/brand';
import { Notices } from '../../notifications/notices';
import { SimulationBar } from '../../simulation/simulation-bar';
import { SkinButton } from '../../skin/skin-button';
import { hasNavigated } from '../address';
import { signInPathFor, withNext } from '../next';
import frame from './bare-frame.module.css';
import styles from './public-frame.module.css';
import { PublicLink } from './public-link';

interface Props {
  deployment: Deployment;
  /** The document title, without the product's name. */
  title: string;
  /** The address to continue at after sign-in or sign-up. */
  next?: string;
  children: ReactNode;
}

/** The frame of public pages: brand, sign-in and sign-up, language and skin. */
export function PublicFrame({ deployment, title, next = '/', children }: Props) {
  const { t } = useTranslation('shell');
  const current = useSyncExternalStore(identity.subscribe, identity.get);
  const isSuspended = useSyncExternalStore(suspended.subscribe, suspended.get);
  const user = isSuspended ? null : current;

  const main = useRef<HTMLElement>(null);

  // After navigation, focus moves to the page for screen readers and the tab order.
  useEffect(() => {
    if (hasNavigated()) main.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = title === '' ? 'Praxis' : `${isolated(title)} · Praxis`;
  }, [title]);

  return (
    <LinkProvider value={PublicLink}>
      <div className={frame.page}>
        <a className={styles.skip} href="#main">
          {t('frame.skip')}
        </a>
        <header className={`${frame.top} ${styles.top}`}>
          <Link to="/" className={`${frame.brand} ${styles.brand}`} aria-label={t('public.home')}>
            <Brand />
          </Link>
          <nav className={frame.tools} aria-label={t('public.ways')}>
            <LanguageMenu />
            <SkinButton />
            {user?.userData.profileComplete === false ? null : user ? (
              <LinkButton to="/" kind="primary">
                {t('public.back')}
              </LinkButton>
            ) : (
              <>
                <LinkButton to={signInPathFor(next)} kind="quiet">
                  {t('signIn.act')}
                </LinkButton>
                <LinkButton to={withNext('/sign-up', next)} className={styles.signUp}>
                  {t('public.signUp')}
                </LinkButton>
              </>
            )}
          </nav>
        </header>
        <main id="main" ref={main} className={frame.main} tabIndex={-1}>
          {children}
        </main>
        <Notices />
        <SimulationBar deployment={deployment} />
      </div>
    </LinkProvider>
  );
}
