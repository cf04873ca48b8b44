import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import { PublicFrame } from '../public/frame/public-frame';
import { ChosenPlanAt } from '../public/chosen-plan/chosen-plan-part';
import { withNext } from '../public/next';
import type { PublicPageProps } from '../public/page-props';
import { DemoAccounts } from './demo-accounts';
import { identity } from './session';
import { SignInForm } from './sign-in-form';
import styles from './sign-in-page.module.css';
import { useSignIn } from './use-sign-in';
import { useWarmUp } from '../boot/use-warm-up';

/** Sign-in with the user's own account, or with a sample account. */
export default function SignInPage({ deployment, prefetch }: PublicPageProps) {
  const { t } = useTranslation('shell');
  const signIn = useSignIn(deployment);
  const { pathname, search } = window.location;
  const next = pathname === '/sign-in' ? '/' : pathname + search;
  // The realm of the suspended session, or else of the app at this address.
  const realm = identity.get()?.realm ?? deployment.registry.entryOf(pathname)?.realm;

  useWarmUp(deployment, prefetch);

  return (
    <PublicFrame deployment={deployment} title={t('signIn.title')} next={next}>
      <div className={styles.main}>
        <section className={styles.pitch}>
          <h1>{t('signIn.pitch')}</h1>
          <p>{t('signIn.pitchText')}</p>
          <ul>
            <li className="praxis-ticked">{t('signIn.forPatients')}</li>
            <li className="praxis-ticked">{t('signIn.forDoctors')}</li>
            <li className="praxis-ticked">{t('signIn.forTeams')}</li>
          </ul>
        </section>
        <section className={styles.card} aria-labelledby="sign-in-title">
          <h2 id="sign-in-title">{t('signIn.title')}</h2>
          {next !== '/' && <p className={styles.goOn}>{t('signIn.goOn')}</p>}
          <ChosenPlanAt next={next} deployment={deployment} prefetch={prefetch} />
          <SignInForm signIn={signIn} realm={realm ?? 'practice'} />
          <p className={styles.links}>
            <Link to={withNext('/forgot-password', next)}>{t('signIn.forgot')}</Link>
            <Link to={withNext('/sign-up', next)}>{t('signIn.new')}</Link>
          </p>
          {deployment.backEnd.simulation && (
            <div className={styles.demo}>
              <DemoAccounts deployment={deployment} title={t('signIn.accounts')} />
            </div>
          )}
        </section>
      </div>
    </PublicFrame>
  );
}
