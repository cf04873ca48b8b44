import { useEffect, useSyncExternalStore } from 'react';
import { getDoctor, listDoctorPlans } from '@praxis/contract/endpoints/public';
import { useTranslation } from '@praxis/sdk';
import { EmptyState, ErrorState, Link, LinkButton, Loading } from '@praxis/sdk/ui';
import { whenIdle } from '../../auth/when-idle';
import { FormCard } from '../form/FormCard';
import { PublicFrame } from '../frame/PublicFrame';
import { lastSearch } from '../last-search';
import type { PublicPageProps } from '../page-props';
import { useRequest } from '../use-request';
import { DoctorAbout } from './DoctorAbout';
import styles from './DoctorPage.module.css';
import { PlanCard } from './PlanCard';

/** A doctor's page: who they are, and the plans that they sell. */
export default function DoctorPage({ deployment, prefetch }: PublicPageProps) {
  const { t } = useTranslation('public');
  const search = useSyncExternalStore(lastSearch.subscribe, lastSearch.get);
  const id = decodeURIComponent(window.location.pathname.split('/')[2] ?? '');
  const doctor = useRequest(deployment, `doctor ${id}`, (client, signal) =>
    client.call(getDoctor, { params: { id } }, { signal }),
  );
  const plans = useRequest(deployment, `plans ${id}`, (client, signal) =>
    client.call(listDoctorPlans, { params: { id }, query: { perPage: 100 } }, { signal }),
  );

  useEffect(() => {
    performance.mark('praxis:ready');
    return whenIdle(() => void prefetch());
  }, [prefetch]);

  return (
    <PublicFrame deployment={deployment} title={doctor.data?.fullName ?? t('doctor.title')}>
      <div className={styles.content}>
        <Link to={search} className={styles.back}>
          {t('doctor.back')}
        </Link>
        {doctor.failure?.status === 404 || doctor.failure?.status === 422 ? (
          <FormCard title={t('doctor.gone')} text={t('doctor.goneText')}>
            <LinkButton to={search}>{t('doctor.back')}</LinkButton>
          </FormCard>
        ) : doctor.failure ? (
          <ErrorState
            title={t('doctor.failed')}
            failure={doctor.failure}
            onRetry={doctor.reload}
            retrying={doctor.loading}
          />
        ) : !doctor.data ? (
          <Loading shape="page" />
        ) : (
          <div className={styles.columns}>
            <DoctorAbout doctor={doctor.data} deployment={deployment} />
            <section aria-labelledby="plans-title" className={styles.plans}>
              <h2 id="plans-title">{t('doctor.plans')}</h2>
              {plans.failure ? (
                <ErrorState
                  title={t('doctor.plansFailed')}
                  failure={plans.failure}
                  onRetry={plans.reload}
                />
              ) : !plans.data ? (
                <Loading shape="cards" />
              ) : plans.data.items.length === 0 ? (
                <EmptyState drawing="list" title={t('doctor.noPlans')}>
                  {t('doctor.noPlansText')}
                </EmptyState>
              ) : (
                <ul>
                  {plans.data.items.map((plan) => (
                    <li key={plan.id}>
                      <PlanCard plan={plan} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          </div>
        )}
      </div>
    </PublicFrame>
  );
}
