import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation, type Identity } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { EmptyState, ErrorState, lazyComponent, Link, LinkButton, Loading } from '@praxis/sdk/ui';
import { identity } from '../../auth/session';
import { prefetchWhenIdle } from '../../boot/prefetch-when-idle';
import { FormCard } from '../form/form-card';
import { PublicFrame } from '../frame/public-frame';
import { lastSearch } from '../last-search';
import type { PublicPageProps } from '../page-props';
import { doctorIdIn } from '../place';
import { DoctorAbout } from './doctor-about';
import styles from './doctor-page.module.css';
import { PlanList } from './plan-list';
import { doctorQuery, plansQuery } from './queries';

/** Lazy-loaded, because only patients need the code that fetches their subscriptions. */
const PlansForPatient = lazyComponent(
  () => import(/* webpackChunkName: "plans-for-patient" */ './plans-for-patient'),
  <Loading shape="cards" />,
);

/** A doctor's public page: profile and plans. */
export default function DoctorPage({ deployment, prefetch }: PublicPageProps) {
  const { t } = useTranslation('public');
  const search = useSyncExternalStore(lastSearch.subscribe, lastSearch.get);
  const user = useSyncExternalStore(identity.subscribe, identity.get);
  const Plans = user && isPatient(user) ? PlansForPatient : PlanList;
  const back = user ? (isPatient(user) ? '/patient/subscribe' : null) : search;
  const id = doctorIdIn(window.location.pathname) ?? '';
  const doctor = useQuery(doctorQuery, { params: { id } });
  const plans = useQuery(plansQuery, { params: { id }, query: { perPage: 100 } });

  useEffect(() => {
    performance.mark('praxis:ready');
    return prefetchWhenIdle(() => void prefetch());
  }, [prefetch]);

  return (
    <PublicFrame deployment={deployment} title={doctor.data?.fullName ?? t('doctor.title')}>
      <div className={styles.content}>
        {back !== null && (
          <Link to={back} className={styles.back}>
            {t('doctor.back')}
          </Link>
        )}
        {doctor.error?.status === 404 || doctor.error?.status === 422 ? (
          <FormCard title={t('doctor.gone')} text={t('doctor.goneText')}>
            {back !== null && <LinkButton to={back}>{t('doctor.back')}</LinkButton>}
          </FormCard>
        ) : doctor.error ? (
          <ErrorState
            title={t('doctor.failed')}
            failure={doctor.error}
            onRetry={() => {
              doctor.reload();
              // One click retries both requests.
              if (plans.error) plans.reload();
            }}
            retrying={doctor.loading}
          />
        ) : !doctor.data ? (
          <Loading shape="page" />
        ) : (
          <div className={styles.columns}>
            <DoctorAbout doctor={doctor.data} />
            <section aria-labelledby="plans-title" className={styles.plans}>
              <h2 id="plans-title">{t('doctor.plans')}</h2>
              {plans.error ? (
                <ErrorState
                  title={t('doctor.plansFailed')}
                  failure={plans.error}
                  onRetry={plans.reload}
                />
              ) : !plans.data ? (
                <Loading shape="cards" />
              ) : plans.data.items.length === 0 ? (
                <EmptyState drawing="list" title={t('doctor.noPlans')}>
                  {t('doctor.noPlansText')}
                </EmptyState>
              ) : (
                <Plans plans={plans.data.items} doctorId={id} />
              )}
            </section>
          </div>
        )}
      </div>
    </PublicFrame>
  );
}

/** Patients have a search of their own; the start page's search is for signed-out visitors. */
const isPatient = ({ realm, userData }: Identity): boolean =>
  realm === 'practice' && userData.role === 'patient';
