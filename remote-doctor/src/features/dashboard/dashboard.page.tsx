import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Alert, ErrorState, lazyComponent, LinkButton, Loading, useZone } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import styles from './dashboard.module.css';
import { Performance } from './charts/performance';
import { dashboardQuery } from './queries';
import { defaultDays } from './charts/period';
import { isSetUp } from './setup/setup-steps';
import { Today } from './today/today';
import { usePeriod } from './charts/use-period';
import { Waiting } from './today/waiting';

/** Lazy-loaded: only a new practice needs it. */
const Setup = lazyComponent(
  () => import(/* webpackChunkName: "practice-setup" */ './setup/setup'),
  <Loading shape="table" count={5} />,
);

/** The doctor's day at a glance: schedule, open decisions and performance of the practice. */
export default function DashboardPage() {
  const { t } = useTranslation('doctor');
  const ownZone = useZone();
  // The practice's, once a response contains it: days begin and end there, wherever the doctor is.
  const [zone, setZone] = useState(ownZone);
  const period = usePeriod(zone);
  const isDefault = period.days === defaultDays;
  const {
    shown: data,
    loading,
    error,
    reload,
    // The default period is that of a request without one, so that the request can be sent before
    // today's date is known.
  } = useQuery(dashboardQuery, isDefault ? {} : { query: { from: period.from, to: period.to } });
  if (data && data.timeZone !== zone) setZone(data.timeZone);

  // After midnight the same request has another response.
  const requested = useRef({ on: period.to, zone });
  useEffect(() => {
    const { on, zone: zoneBefore } = requested.current;
    requested.current = { on: period.to, zone };
    if (isDefault && on !== period.to && zoneBefore === zone) reload();
  }, [period.to, zone, isDefault, reload]);

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
