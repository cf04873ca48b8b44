import { createElement, useState } from 'react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { listDoctorAppointments } from '@praxis/contract/endpoints/doctor-appointments';
import { openStates } from '@praxis/contract/entities/appointment';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useParams, useSearchParams } from '@praxis/sdk/router';
import { Button, Card, lazyComponent, Loading, useLazyDialog } from '@praxis/sdk/ui';
import type { When } from '@praxis/sdk/practice/when';
import { oneOf, periodOf, sortOf, useAllPages, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { LayoutSwitch } from '../../shared/layout/layout-switch';
import { useLayout } from '../../shared/layout/use-layout';
import { AppointmentList, appointmentTabs } from './appointment-list';
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
const bookDialog = () => import(/* webpackChunkName: "book" */ './dialogs/book-dialog');

/** Columns of a week are too narrow to read below this width. */
const narrow = '(max-width: 767px)';
const calendarLayout = {
  views: ['week', 'day', 'list'],
  first: () => (window.matchMedia(narrow).matches ? 'day' : 'week'),
} as const;

/** The doctor's appointments, by tab, as a list or a calendar; one of them opens over it. */
export default function AppointmentsPage() {
  const { t } = useTranslation('doctor');
  const allPages = useAllPages(listDoctorAppointments);
  const { id } = useParams();
  const [params] = useSearchParams();
  const layout = useLayout(calendarLayout);
  const actions = useAppointmentActions();
  const [booking, setBooking] = useState<{ when?: When }>();
  const closeBooking = () => setBooking(undefined);
  const BookDialog = useLazyDialog(booking ? bookDialog : null, closeBooking);
  const tab = oneOf(params.get('tab'), appointmentTabs) ?? 'unfulfilled';
  const list = useListQuery({ filters: ['closed', 'state', 'from', 'to'] });
  const closed = tab === 'unfulfilled' && list.filters['closed']?.[0] === 'true';
  const filter = {
    status: tab,
    q: list.q,
    closed,
    ...periodOf(params),
    ...(tab === 'unfulfilled' && { state: oneOf(list.filters['state']?.[0], openStates) }),
    sort: sortOf(
      list.sort,
      ['startAt', 'createdAt', 'patient', 'state'],
      tab === 'unfulfilled' && !closed ? 'startAt' : '-startAt',
    ),
  };
  const rows = useQuery(appointmentsQuery, {
    query: { ...filter, page: list.page, perPage: list.perPage },
  });

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
                count: rows.shown?.counts[key],
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
          allRows={() => allPages(filter)}
          actions={actions}
        />
      )}
      {id !== undefined && <AppointmentDrawer id={id} actions={actions} />}
      {actions.dialog}
      {booking && BookDialog && createElement(BookDialog, { ...booking, onClose: closeBooking })}
    </Page>
  );
}
