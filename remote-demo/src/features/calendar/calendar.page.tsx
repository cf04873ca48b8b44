import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useLocation, useNavigate, useParams } from '@praxis/sdk/router';
import { LinkButton, lazyComponent, useZone } from '@praxis/sdk/ui';
import { Calendar, type EventTimes } from '@praxis/sdk/ui/calendar';
import { Page, PageHeader, useNarrow } from '@praxis/sdk/ui/page';
import { SidePanelLayout } from '../../shared/side-panel-layout';
import { CalendarPanel } from './panel/calendar-panel';
import { CalendarSheetButton } from './panel/calendar-sheet-button';
import { allCalendars, calendarEventsQuery } from './queries';
import { useCalendarAddress } from './use-calendar-address';
import { useEventActions } from './use-event-actions';
import { useShownEvents } from './use-shown-events';

const EventDrawer = lazyComponent(
  () => import(/* webpackChunkName: "calendar-event" */ './dialogs/event-drawer'),
);
const EventForm = lazyComponent(
  () => import(/* webpackChunkName: "calendar-form" */ './dialogs/event-form'),
);

/** Five calendars in one, by month, week, day or as a list, in the reader's time zone. */
export default function CalendarPage() {
  const { t } = useTranslation('demo');
  const { id } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const zone = useZone();
  const isNarrow = useNarrow();
  const address = useCalendarAddress(zone);
  const { view, views, on, hidden, onView, onDay, onOpenDay } = address;
  const query = useQuery(calendarEventsQuery, allCalendars);
  const events = useShownEvents(query.data, hidden);
  const actions = useEventActions();
  const find = (eventId: string) => query.data?.find((one) => String(one.id) === eventId);
  const isForm = pathname.endsWith('/new') || pathname.endsWith('/edit');
  const panel = <CalendarPanel address={address} events={events} zone={zone} />;
  const add = (times: EventTimes) =>
    void navigate(
      { pathname: '/apps/calendar/new', search },
      { state: { times }, preventScrollReset: true },
    );

  return (
    <Page>
      <PageHeader
        title={t('calendar.title')}
        actions={
          <>
            {isNarrow && <CalendarSheetButton hidden={hidden.size}>{panel}</CalendarSheetButton>}
            <LinkButton keepSearch kind="primary" icon={Plus} to="/apps/calendar/new">
              {t('calendar.new')}
            </LinkButton>
          </>
        }
      />
      <SidePanelLayout panel={!isNarrow && panel} width={216}>
        <Calendar
          fills
          label={t('calendar.title')}
          views={views}
          view={view}
          onView={onView}
          on={on}
          onDay={onDay}
          onOpenDay={onOpenDay}
          zone={zone}
          events={events}
          loading={query.loading}
          failure={query.error}
          onRetry={query.reload}
          onOpen={(opened) =>
            void navigate(
              { pathname: `/apps/calendar/${opened}`, search },
              { preventScrollReset: true },
            )
          }
          onMove={async (moved, to) => {
            const event = find(moved);
            return event !== undefined && actions.move(event, to);
          }}
          onSelect={add}
        />
      </SidePanelLayout>
      {isForm && <EventForm key={pathname} query={query} id={id} address={address} />}
      {!isForm && id !== undefined && (
        <EventDrawer query={query} id={id} onRemove={actions.remove} />
      )}
    </Page>
  );
}
