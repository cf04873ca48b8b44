import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, useListQuery } from '@praxis/sdk/ui/list';
import { DateTime, Page, PageHeader, Person, StatusTag } from '@praxis/sdk/ui/page';
import { requestsGroup } from './appointment-requests.group';

/** Requests that wait for an answer of the practice, the earliest appointment first. */
export default function AppointmentRequestsPage() {
  const { t } = useTranslation('team');
  const query = useListQuery({ sort: 'startAt' });
  const { data, loading, error, reload } = useDataGroup(requestsGroup, {
    query: {
      q: query.q,
      requested: true,
      sort: query.sort === 'patient' ? 'patient' : 'startAt',
      page: query.page,
      perPage: query.perPage,
    },
  });

  return (
    <Page>
      <PageHeader title={t('requests.title')}>{t('requests.subtitle')}</PageHeader>
      <ListPage
        label={t('requests.title')}
        query={query}
        rows={data?.items ?? null}
        rowKey={({ id }) => id}
        rowName={({ patient }) => patient.fullName}
        total={data?.total ?? 0}
        loading={loading}
        failure={error}
        onRetry={reload}
        searchLabel={t('requests.search')}
        empty={
          <EmptyState drawing="done" title={t('requests.none')}>
            <p>{t('requests.noneText')}</p>
          </EmptyState>
        }
        columns={[
          {
            key: 'patient',
            title: t('requests.patient'),
            sort: 'patient',
            cell: ({ patient, visitType }) => (
              <Person
                name={patient.fullName}
                avatarUrl={patient.avatarUrl}
                detail={visitType.name}
              />
            ),
          },
          {
            key: 'startAt',
            title: t('requests.when'),
            sort: 'startAt',
            cell: ({ startAt, timeZone }) => (
              <DateTime at={startAt} zone={timeZone} absolute namesZone />
            ),
          },
          {
            key: 'doctor',
            title: t('requests.doctor'),
            wideOnly: true,
            cell: ({ doctor }) => doctor.fullName,
          },
          {
            key: 'state',
            title: t('requests.state'),
            cell: ({ state }) => <StatusTag of="appointment" status={state} />,
          },
        ]}
      />
    </Page>
  );
}
