import { useEffect, useMemo, useRef } from 'react';
import FullCalendar, {
  type CalendarRef,
  type DateSelectInfo,
  type DayCellInfo,
  type EventChangeInfo,
  type EventDisplayInfo,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import german from '@fullcalendar/react/locales/de';
import french from '@fullcalendar/react/locales/fr';
import portuguese from '@fullcalendar/react/locales/pt-br';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { classNames } from '../class-names';
import type { Clock } from '../clock';
import { localDateIn } from '../format/local-dates';
import { useUiText } from '../text/use-ui-text';
import type { CalendarEvent, EventTimes, LocalSpan } from './calendar-event';
import { closedInputs, eventInputs } from './event-inputs';
import { isOnePress, timesAt, timesOf } from './event-times';
import styles from './calendar.module.css';
import type { CalendarView } from './days-shown';
import { EventContent } from './event-content';
import type { HoursShown } from './hours-shown';

const views = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listWeek',
} as const;
const plugins = [dayGrid, timeGrid, list, interaction, classic];
const locales = [german, french, portuguese];

/** Where a calendar that has all hours is scrolled to at first. */
const firstHour = 7;

/** English hours are short by themselves: "9am". Others are written as a clock shows them. */
const clockTime = { hour: '2-digit', minute: '2-digit' } as const;
const timeFormats = { slotHeaderFormat: clockTime, eventTimeFormat: clockTime };

/** Two figures, so that the hours line up. */
const time = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;

interface EngineProps {
  view: CalendarView;
  /** First day on show. */
  from: string;
  zone: string;
  language: string;
  firstDay: 0 | 1;
  hours: HoursShown;
  /** It is as high as its place, and what has no room scrolls in it. */
  fills: boolean;
  events: readonly CalendarEvent[];
  closed: readonly LocalSpan[];
  clock: Clock;
  onOpen(id: string): void;
  onMove?(id: string, to: EventTimes): Promise<boolean>;
  onPick?(startAt: string): void;
  onSelect?(times: EventTimes): void;
  onOpenDay?(on: string): void;
}

/** FullCalendar with our words, days and colours. */
export default function CalendarEngine(props: EngineProps) {
  const { view, from, zone, language, firstDay, hours, fills, events, closed, clock } = props;
  const { onOpen, onMove, onPick, onSelect, onOpenDay } = props;
  const text = useUiText();
  const calendar = useRef<CalendarRef>(null);
  const inputs = useMemo(
    () => [
      ...closedInputs(closed, view),
      ...events.flatMap((event) => eventInputs(event, view, zone)),
    ],
    [events, closed, view, zone],
  );

  useEffect(() => {
    calendar.current?.getApi().changeView(views[view], from);
  }, [view, from]);

  const known = useRef(inputs);
  useEffect(() => {
    known.current = inputs;
  }, [inputs]);

  const change = async ({ event, revert }: EventChangeInfo) => {
    const before = known.current;
    const stays = await onMove?.(event.id, timesOf(event));
    // Where the events came anew meanwhile, it stands by now where they say.
    if (!stays && known.current === before) revert();
  };

  return (
    <FullCalendar
      ref={calendar}
      plugins={plugins}
      locales={locales}
      locale={language === 'pt' ? 'pt-br' : language}
      timeZone={zone}
      now={() => new Date(clock())}
      initialView={views[view]}
      initialDate={from}
      firstDay={firstDay}
      headerToolbar={false}
      height={fills ? '100%' : 'auto'}
      allDaySlot={fills || events.some(({ wholeDays }) => wholeDays)}
      fixedWeekCount={false}
      eventDisplay="block"
      nowIndicator
      slotMinTime={time(hours.from)}
      slotMaxTime={time(hours.to)}
      scrollTime={time(firstHour)}
      slotDuration="00:30:00"
      snapDuration="00:15:00"
      slotEventOverlap={false}
      eventInteractive
      eventResizableFromStart
      eventAllow={(span, moved) => fills || span.allDay === moved?.allDay}
      longPressDelay={350}
      eventMinHeight={24}
      eventShortHeight={34}
      eventClass={frameClass}
      slotMinHeight={36}
      noEventsContent={text('calendar.none')}
      events={inputs}
      eventContent={EventContent}
      backgroundEventClass={backgroundClass}
      eventClick={({ event }) => onOpen(event.id)}
      eventDrop={(info) => void change(info)}
      eventResize={(info) => void change(info)}
      {...(language !== 'en' && timeFormats)}
      dayCellTopInnerClass={dayNumberClass}
      {...(fills && { dayMaxEvents: true })}
      // Elsewhere its name is more than the figure that is seen, and would not be what is read out.
      {...(onOpenDay &&
        view === 'month' && {
          navLinks: true,
          navLinkDayClick: (date: Date) => onOpenDay(localDateIn(zone, date.getTime())),
        })}
      {...(onPick && {
        dateClick: ({ date, allDay }) => {
          if (!allDay) onPick(date.toISOString());
        },
      })}
      {...(onSelect && {
        selectable: true,
        selectMirror: true,
        dateClick: ({ date, dateStr, allDay }) => onSelect(timesAt(date, dateStr, allDay)),
        // A press alone is `dateClick`.
        select: (span: DateSelectInfo) => {
          const times = timesOf(span);
          if (!isOnePress(times)) onSelect(times);
        },
      })}
    />
  );
}

/** A bar in the colour of the status at the side of an event. */
function frameClass({ event, view }: EventDisplayInfo): string {
  const tone: unknown = event.extendedProps['tone'];
  return view.type === 'listWeek'
    ? (styles['rowFrame'] ?? '')
    : classNames(styles['frame'], typeof tone === 'string' && styles[tone]);
}

/** The day's number in a month, in a disc today. */
const dayNumberClass = ({ isToday }: DayCellInfo): string =>
  classNames(styles['dayNumber'], isToday && styles['today']);

/** Shaded are the hours outside of the usual ones, hatched those of a vacation. */
const backgroundClass = ({ event }: EventDisplayInfo): string =>
  styles[event.extendedProps['shaded'] === true ? 'shaded' : 'closed'] ?? '';
