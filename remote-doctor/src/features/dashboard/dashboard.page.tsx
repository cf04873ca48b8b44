import { useEffect, useRef } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Alert, ErrorState, lazyComponent, LinkButton, Loading } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import styles from './dashboard.module.css';
import { Performance } from './performance';
import { dashboardQuery } from './queries';
import { usualDays } from './period';
import { isSetUp } from './setup-steps';
import { Today } from './today';
import { usePeriod } from './use-period';
import { Waiting } from './waiting';

/** Only a new practice needs it. */
const Setup = lazyComponent(
  () => import(/* webpackChunkName: "practice-setup" */ './setup'),
  <Loading shape="table" count={5} />,
);

/** The doctor's day at a glance: who comes, what waits, and how the practice is doing. */
export default function DashboardPage() {
  const { t } = useTranslation('doctor');
  const period = usePeriod();
  const isUsual = period.days === usualDays;
  const {
    shown: data,
    loading,
    error,
    reload,
    // The usual period is what an answer has where none is asked for: the request is known before the day is.
  } = useQuery(dashboardQuery, isUsual ? {} : { query: { from: period.from, to: period.to } });

  // It is the same request on the next day, and another answer.
  const askedOn = useRef(period.to);
  useEffect(() => {
    if (askedOn.current === period.to) return;
    askedOn.current = period.to;
    if (isUsual) reload();
  }, [period.to, isUsual, reload]);

  return (
    <Page>
      <PageHeader title={t('dashboard.title')}>{t('dashboard.subtitle')}</PageHeader>
      {error && (
        <ErrorState
          title={t('dashboard.failed')}
          failure={error}
          onRetry={reload}
          retrying={loading}
        />
      )}
      {data ? (
        <>
          {data.setup.verification === 'suspended' && (
            <Alert
              kind="warning"
              title={t('dashboard.suspended.title')}
              action={
                <LinkButton to="/doctor/profile?tab=background">
                  {t('dashboard.suspended.act')}
                </LinkButton>
              }
            >
              {t('dashboard.suspended.text')}
            </Alert>
          )}
          {(!data.started || !isSetUp(data.setup)) && <Setup setup={data.setup} />}
          {data.started && (
            <>
              <div className={styles.wideAndNarrow}>
                <Today dashboard={data} />
                <Waiting waiting={data.waiting} />
              </div>
              <Performance dashboard={data} period={period} />
            </>
          )}
        </>
      ) : (
        loading && (
          <>
            <Loading shape="table" count={5} />
            <Loading shape="cards" count={6} />
          </>
        )
      )}
    </Page>
  );
}
