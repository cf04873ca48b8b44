import { useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useHost, useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useLocation, useParams, useSearchParams } from '@praxis/sdk/router';
import { Button, EmptyState } from '@praxis/sdk/ui';
import { ListPage, useListQuery, type ListFilter } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { oneOf, sortOf } from '../../shared/list-choice';
import { useSeen } from '../../shared/use-seen';
import { ActDialog } from './ActDialog';
import { AppointmentDrawer } from './AppointmentDrawer';
import { appointmentsGroup } from './appointments.group';
import { BookDialog } from './BookDialog';
import { useAppointmentColumns } from './columns';
import { appointmentTabs } from './tabs';
import { useActs } from './use-acts';
import { useRowMenu } from './use-row-menu';

/** The doctor's appointments, by tab; one of them opens over the list. */
export default function AppointmentsPage() {
  const { t } = useTranslation('doctor');
  const { navigate } = useHost();
  const { id } = useParams();
  const { search } = useLocation();
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
  const seen = useSeen(data?.items);
  const [booking, setBooking] = useState(false);
  const acts = useActs();
  const rowMenu = useRowMenu(acts.act);
  const closedFilter: ListFilter = {
    name: 'closed',
    label: t('appointments.closed'),
    options: [{ value: 'true', label: t('appointments.closedOnly') }],
  };

  return (
    <Page>
      <PageHeader
        title={t('appointments.title')}
        actions={
          <Button kind="primary" icon={CalendarPlus} onClick={() => setBooking(true)}>
            {t('appointments.book.act')}
          </Button>
        }
        tabs={
          <Tabs
            label={t('appointments.tabs')}
            active={tab}
            items={appointmentTabs.map((key) => ({
              key,
              label: t(`appointments.tab.${key}`),
              count: data?.counts[key],
              to: `/doctor/appointments?tab=${key}`,
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
        rowActions={rowMenu}
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
      {id !== undefined && <AppointmentDrawer id={id} onAct={acts.act} />}
      {acts.asking && (
        <ActDialog
          act={acts.asking.act}
          // The newest that is known: after a conflict the act is sent for what is shown now.
          appointment={seen.newest(acts.asking.appointment)}
          onClose={(moved) => {
            acts.close();
            if (moved && id !== undefined) navigate(`/doctor/appointments/${moved.id}${search}`);
          }}
        />
      )}
      {booking && <BookDialog onClose={() => setBooking(false)} />}
    </Page>
  );
}
