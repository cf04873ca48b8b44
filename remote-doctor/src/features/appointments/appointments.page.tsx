import { useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import { openStates } from '@praxis/contract/entities/appointment';
import { useTranslation } from '@praxis/sdk';
import { useParams } from '@praxis/sdk/router';
import { Button, Card, lazyComponent, lazyDialog, Loading } from '@praxis/sdk/ui';
import type { When } from '@praxis/sdk/practice/when';
import {
  oneOf,
  periodOf,
  sortOf,
  tabCounts,
  useAllPages,
  useList,
  type ListQuery,
} from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { LayoutSwitch } from '../../shared/layout/layout-switch';
import { useLayout } from '../../shared/layout/use-layout';
import { AppointmentList, appointmentTabs, appointmentTimes } from './appointment-list';
import { appointmentsQuery } from './queries';
import { useAppointmentActions } from './use-appointment-actions';

const AppointmentDrawer = lazyComponent(
  () => import(/* webpackChunkName: "appointment-drawer" */ './detail/appointment-drawer'),
);
const CalendarPane = lazyComponent(
  () => import(/* webpackChunkName: "appointment-calendar" */ './calendar/calendar-pane'),
  <Card>
    <Loading shape="table" />
  </Card>,
);
const BookDialog = lazyDialog(() => import(/* webpackChunkName: "book" */ './dialogs/book-dialog'));

/** Below this width, the columns of a week are too narrow to read. */
const narrow = '(max-width: 767px)';
const calendarLayout = {
  views: ['week', 'day', 'list'],
  first: () => (window.matchMedia(narrow).matches ? 'day' : 'week'),
} as const;

const tabIn = (params: URLSearchParams) =>
  oneOf(params.get('tab'), appointmentTabs) ?? 'unfulfilled';

/** Only the unfulfilled tab can be filtered by state and time, and show closed appointments instead. */
const filtersAt = (params: URLSearchParams) =>
  tabIn(params) === 'unfulfilled' ? ['closed', 'state', 'time', 'from', 'to'] : ['from', 'to'];

/** Builds the query arguments of the list from the URL. */
function argsOf({ filters, q, sort, page, perPage }: ListQuery, params: URLSearchParams) {
  const status = tabIn(params);
  const closed = filters['closed']?.[0] === 'true';
  return {
    query: {
      status,
      q,
      closed: closed || ('all' as const),
      ...periodOf(params),
      ...(status === 'unfulfilled' && {
        state: oneOf(filters['state']?.[0], openStates),
        time: oneOf(filters['time']?.[0], appointmentTimes),
      }),
      sort: sortOf(
        sort,
        ['startAt', 'createdAt', 'patient', 'state'],
        status === 'unfulfilled' && !closed ? 'startAt' : '-startAt',
      ),
      page,
      perPage,
    },
  };
}

/** The doctor's appointments by tab, as a list or a calendar; one of them opens in a drawer. */
export default function AppointmentsPage() {
  const { t } = useTranslation('doctor');
  const allPages = useAllPages(listDoctorAppointments);
  const { id } = useParams();
  const layout = useLayout(calendarLayout);
  const actions = useAppointmentActions();
  const [booking, setBooking] = useState<{ when?: When }>();
  const { list, args, rows } = useList(appointmentsQuery, argsOf, {
    filters: filtersAt,
  });
  const tab = args.query.status;
  const counts = tabCounts(list, tab, rows.shown?.counts);

  return (
    <Page>
      <PageHeader
        title={t('appointments.title')}
        actions={
          <>
            <LayoutSwitch layout={layout} />
            <Button kind="primary" icon={CalendarPlus} onClick={() => setBooking({})}>
              {t('appointments.book.act')}
            </Button>
          </>
        }
        tabs={
          layout.view === undefined && (
            <Tabs
              label={t('appointments.tabs')}
              active={tab}
              items={appointmentTabs.map((key) => ({
                key,
                label: t(`appointments.tab.${key}`),
                count: counts?.[key],
                to: `/doctor/appointments?tab=${key}`,
              }))}
            />
          )
        }
      >
        {t('appointments.subtitle')}
      </PageHeader>
      {layout.view ? (
        <CalendarPane view={layout.view} onPick={(when) => setBooking({ when })} />
      ) : (
        <AppointmentList
          tab={tab}
          list={list}
          rows={rows}
          allRows={() => allPages(args.query)}
          actions={actions}
        />
      )}
      {id !== undefined && <AppointmentDrawer id={id} actions={actions} />}
      {actions.dialog}
      {booking && <BookDialog {...booking} onClose={() => setBooking(undefined)} />}
    </Page>
  );
}
