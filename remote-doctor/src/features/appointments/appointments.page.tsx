import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, useListQuery, type ListFilter } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { oneOf, sortOf } from '../../shared/list-choice';
import { appointmentsGroup } from './appointments.group';
import { useAppointmentColumns } from './columns';
import { appointmentTabs } from './tabs';

/** The doctor's appointments, by tab. */
export default function AppointmentsPage() {
  const { t } = useTranslation('doctor');
  const [params] = useSearchParams();
  const tab = oneOf(params.get('tab'), appointmentTabs) ?? 'unfulfilled';
  const query = useListQuery({ filters: ['closed'] });
  const closed = tab === 'unfulfilled' && query.filters['closed']?.[0] === 'true';
  const columns = useAppointmentColumns();
  const { data, loading, error, reload } = useDataGroup(appointmentsGroup, {
    query: {
      status: tab,
      q: query.q,
      closed,
      sort: sortOf(
        query.sort,
        ['startAt', 'createdAt', 'patient', 'state'],
        tab === 'unfulfilled' && !closed ? 'startAt' : '-startAt',
      ),
      page: query.page,
      perPage: query.perPage,
    },
  });
  const closedFilter: ListFilter = {
    name: 'closed',
    label: t('appointments.closed'),
    options: [{ value: 'true', label: t('appointments.closedOnly') }],
  };

  return (
    <Page>
      <PageHeader
        title={t('appointments.title')}
        tabs={
          <Tabs
            label={t('appointments.tabs')}
            active={tab}
            items={appointmentTabs.map((key) => ({
              key,
              label: t(`appointments.tab.${key}`),
              count: data?.counts[key],
              to: `?tab=${key}`,
            }))}
          />
        }
      >
        {t('appointments.subtitle')}
      </PageHeader>
      <ListPage
        label={t('appointments.title')}
        query={query}
        filters={tab === 'unfulfilled' ? [closedFilter] : []}
        rows={data?.items ?? null}
        rowKey={({ id }) => id}
        rowName={({ patient }) => patient.fullName}
        columns={columns}
        total={data?.total ?? 0}
        loading={loading}
        failure={error}
        onRetry={reload}
        searchLabel={t('appointments.search')}
        empty={
          <EmptyState drawing="calendar" title={t(`appointments.empty.${tab}`)}>
            <p>{t('appointments.emptyText')}</p>
          </EmptyState>
        }
      />
    </Page>
  );
}
