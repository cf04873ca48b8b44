import { useEffect, useMemo, useRef, useState } from 'react';
import FullCalendar, {
  type CalendarRef,
  type DateSelectInfo,
  type EventChangeInfo,
} from '@fullcalendar/react';
import type { Clock } from '../clock';
import { localDateIn } from '../format/local-dates';
import { useUiText } from '../text/use-ui-text';
import { useIsPrinting } from '../use-is-printing';
import type { CalendarEvent, EventTimes, LocalSpan } from './calendar-event';
import { closedInputs, eventInputs, hasHours } from './event-inputs';
import { isOnePress, timesAt, timesOf } from './event-times';
import type { CalendarView } from './days-shown';
import { languageLook, look, time, views } from './engine-look';
import type { HoursShown } from './hours-shown';

interface EngineHandlers {
  onOpen(id: string): void;
  onMove?(id: string, to: EventTimes): Promise<boolean>;
  onPick?(startAt: string): void;
  onSelect?(times: EventTimes): void;
  onOpenDay?(on: string): void;
}

interface EngineProps extends EngineHandlers {
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
}

/** FullCalendar with our words, days and colors. */
export default function CalendarEngine(props: EngineProps) {
  const { view, from, zone, language, firstDay, hours, fills, events, closed, clock } = props;
  const text = useUiText();
  const none = text('calendar.none');
  const calendar = useRef<CalendarRef>(null);
  const [first] = useState({ view: views[view], from });
  const withHours = hasHours(view) && (closed.length > 0 || events.some(({ closes }) => closes));
  const inputs = useMemo(
    () => [
      ...(withHours ? closedInputs(closed) : []),
      ...events.flatMap((event) => eventInputs(event, withHours, zone)),
    ],
    [events, closed, withHours, zone],
  );
  const scrolls = !useIsPrinting() && fills;
  const wholeDays = fills || events.some((event) => event.wholeDays);
  const handlers = useRef<EngineHandlers>(props);
  const known = useRef(inputs);
  useEffect(() => {
    handlers.current = props;
    known.current = inputs;
  });

  useEffect(() => {
    calendar.current?.getApi().changeView(views[view], from);
  }, [view, from]);

  const [picks, selects, opensDays] = [props.onPick, props.onSelect, props.onOpenDay].map(Boolean);
  // Only where one of these changes: else a change of view would draw the view before anew.
  return useMemo(() => {
    const change = async ({ event, revert }: EventChangeInfo) => {
      const before = known.current;
      const stays = await handlers.current.onMove?.(event.id, timesOf(event));
      // Where the events came anew meanwhile, it stands by now where they say.
      if (!stays && known.current === before) revert();
    };
    const openDay = (date: Date) => handlers.current.onOpenDay?.(localDateIn(zone, date.getTime()));
    return (
      <FullCalendar
        {...look}
        {...languageLook(language)}
        ref={calendar}
        timeZone={zone}
        now={() => new Date(clock())}
        initialView={first.view}
        initialDate={first.from}
        firstDay={firstDay}
        height={scrolls ? '100%' : 'auto'}
        allDaySlot={wholeDays}
        slotMinTime={time(hours.from)}
        slotMaxTime={time(hours.to)}
        noEventsContent={none}
        events={inputs}
        eventAllow={(span, moved) => fills || span.allDay === moved?.allDay}
        eventClick={({ event }) => handlers.current.onOpen(event.id)}
        eventDrop={(info) => void change(info)}
        eventResize={(info) => void change(info)}
        {...(scrolls && { dayMaxEvents: true })}
        {...(opensDays && {
          // Elsewhere a day's name is more than a figure, and would not be what is read out.
          views: { dayGridMonth: { navLinks: true } },
          navLinkDayClick: openDay,
        })}
        {...(picks && {
          dateClick: ({ date, allDay }) => {
            if (!allDay) handlers.current.onPick?.(date.toISOString());
          },
        })}
        {...(selects && {
          selectable: true,
          selectMirror: true,
          dateClick: ({ date, dateStr, allDay }) =>
            handlers.current.onSelect?.(timesAt(date, dateStr, allDay)),
          // A press alone is `dateClick`.
          select: (span: DateSelectInfo) => {
            const times = timesOf(span);
            if (!isOnePress(times)) handlers.current.onSelect?.(times);
          },
        })}
      />
    );
  }, [
    zone,
    language,
    clock,
    first,
    firstDay,
    fills,
    scrolls,
    wholeDays,
    hours,
    none,
    inputs,
    opensDays,
    picks,
    selects,
  ]);
}
