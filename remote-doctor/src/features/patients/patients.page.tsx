import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { useSubscriberColumns } from './columns';
import { subscribersGroup } from './subscribers.group';
import { isPatientTab, patientTabs, type PatientTab } from './tabs';

/** The doctor's subscribers, by tab. */
export default function PatientsPage() {
  const { t } = useTranslation('doctor');
  const [params] = useSearchParams();
  const asked = params.get('tab');
  const tab: PatientTab = isPatientTab(asked) ? asked : 'pending';
  const query = useListQuery({ sort: '-createdAt' });
  const billingState = params.get('billingState') === 'pastDue' ? ('pastDue' as const) : undefined;
  const columns = useSubscriberColumns();
  const { data, loading, error, reload } = useDataGroup(subscribersGroup, {
    query: {
      status: tab,
      q: query.q,
      sort: query.sort === 'patient' ? 'patient' : '-createdAt',
      page: query.page,
      perPage: query.perPage,
      billingState,
    },
  });

  return (
    <Page>
      <PageHeader
        title={t('patients.title')}
        tabs={
          <Tabs
            label={t('patients.tabs')}
            active={tab}
            items={patientTabs.map((key) => ({
              key,
              label: t(`patients.tab.${key}`),
              count: data?.counts[key],
              to: `?tab=${key}`,
            }))}
          />
        }
      >
        {t('patients.subtitle')}
      </PageHeader>
      <ListPage
        label={t('patients.title')}
        query={query}
        rows={data?.items ?? null}
        rowKey={({ id }) => id}
        rowName={({ patient }) => patient.fullName}
        columns={columns}
        total={data?.total ?? 0}
        loading={loading}
        failure={error}
        onRetry={reload}
        searchLabel={t('patients.search')}
        empty={<EmptyState drawing="people" title={t(`patients.empty.${tab}`)} />}
      />
    </Page>
  );
}
