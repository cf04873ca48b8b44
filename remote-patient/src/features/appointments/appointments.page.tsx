import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useTranslation } from '@praxis/sdk';
import { useParams, useSearchParams } from '@praxis/sdk/router';
import { EmptyState, lazyComponent, LinkButton } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, useList, type ListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { appointmentsQuery } from './queries';
import { useAppointmentColumns } from './columns';
import { useAppointmentActions } from './use-appointment-actions';

/** Tabs of the patient's appointments, with their queries. */
const appointmentTabs = ['upcoming', 'past', 'closed'] as const;
const tabQueries = {
  upcoming: { status: 'unfulfilled', closed: false, time: 'ahead', sort: 'startAt' },
  // Includes appointments whose time has passed but whose outcome isn't recorded yet.
  past: { status: 'all', closed: false, time: 'past', sort: '-startAt' },
  closed: { status: 'unfulfilled', closed: true, sort: '-startAt' },
} as const;

const AppointmentDrawer = lazyComponent(
  () => import(/* webpackChunkName: "appointment-drawer" */ './detail/appointment-drawer'),
);

const tabOf = (params: URLSearchParams) => oneOf(params.get('tab'), appointmentTabs) ?? 'upcoming';

/** Builds the query arguments of the list from the URL. */
function argsOf({ q, sort, page, perPage }: ListQuery, params: URLSearchParams) {
  const tab = tabQueries[tabOf(params)];
  return {
    query: { ...tab, q, sort: sortOf(sort, ['startAt', 'state'], tab.sort), page, perPage },
  };
}

/** The patient's appointments by tab; one of them opens in a drawer. */
export default function AppointmentsPage() {
  const { t } = useTranslation('patient');
  const { id } = useParams();
  const [params] = useSearchParams();
  const tab = tabOf(params);
  const { list, rows } = useList(appointmentsQuery, argsOf);
  const columns = useAppointmentColumns();
  const actions = useAppointmentActions();
  const book = (
    <LinkButton kind="primary" icon={CalendarPlus} to="/patient/appointments/book">
      {t('appointments.book.act')}
    </LinkButton>
  );

  return (
    <Page>
      <PageHeader
        title={t('appointments.title')}
        actions={book}
        tabs={
          <Tabs
            label={t('appointments.tabs')}
            active={tab}
            items={appointmentTabs.map((key) => ({
              key,
              label: t(`appointments.tab.${key}`),
              to: `/patient/appointments?tab=${key}`,
            }))}
          />
        }
      >
        {t('appointments.subtitle')}
      </PageHeader>
      <ListPage
        label={t('appointments.title')}
        list={list}
        query={rows}
        rowKey={(appointment) => appointment.id}
        rowName={({ visitType, doctor }) => inOneLine([visitType.name, doctor.fullName])}
        rowActions={actions.menu}
        columns={columns}
        searchLabel={t('appointments.search')}
        empty={
          <EmptyState drawing="calendar" title={t(`appointments.empty.${tab}`)}>
            {tab === 'upcoming' && <p>{t('appointments.emptyText')}</p>}
          </EmptyState>
        }
      />
      {id !== undefined && <AppointmentDrawer id={id} actions={actions} />}
      {actions.dialog}
    </Page>
  );
}
