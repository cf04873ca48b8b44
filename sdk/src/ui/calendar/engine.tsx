import { useEffect, useMemo, useRef, useState } from 'react';
import FullCalendar, {
  type CalendarRef,
  type DateSelectInfo,
  type EventChangeInfo,
} from '@fullcalendar/react';
import { classNames } from '../class-names';
import type { Clock } from '../clock';
import { localDateIn } from '../format/local-dates';
import { isPlainClick } from '../plain-click';
import { useUiText } from '../text/use-ui-text';
import { useIsPrinting } from '../use-is-printing';
import styles from './calendar.module.css';
import type { CalendarEvent, EventTimes, LocalSpan } from './calendar-event';
import { closedInputs, eventInputs, hasHours } from './event-inputs';
import { isSingleClick, timesAt, timesOf } from './event-times';
import type { CalendarView } from './days-shown';
import { languageOptions, sharedOptions, formatHour, views } from './engine-look';
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
  /** First day of the displayed period. */
  from: string;
  zone: string;
  language: string;
  firstDay: 0 | 1;
  hours: HoursShown;
  /** Fills its container and scrolls inside. */
  fills: boolean;
  events: readonly CalendarEvent[];
  closed: readonly LocalSpan[];
  clock: Clock;
}

/** FullCalendar with the product's texts, weekdays and colors. */
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
  const latestInputs = useRef(inputs);
  useEffect(() => {
    handlers.current = props;
    latestInputs.current = inputs;
  });

  useEffect(() => {
    calendar.current?.getApi().changeView(views[view], from);
  }, [view, from]);

  const [picks, selects, opensDays] = [props.onPick, props.onSelect, props.onOpenDay].map(Boolean);
  // Memoized: a change of view would otherwise re-render the previous view first.
  const content = useMemo(() => {
    const change = async ({ event, revert }: EventChangeInfo) => {
      const before = latestInputs.current;
      const isAccepted = await handlers.current.onMove?.(event.id, timesOf(event));
      // Events that were reloaded in the meantime already have their real position.
      if (!isAccepted && latestInputs.current === before) revert();
    };
    const openDay = (date: Date) => handlers.current.onOpenDay?.(localDateIn(zone, date.getTime()));
    return (
      <FullCalendar
        {...sharedOptions}
        {...languageOptions(language)}
        ref={calendar}
        timeZone={zone}
        now={() => new Date(clock())}
        initialView={first.view}
        initialDate={first.from}
        firstDay={firstDay}
        height={scrolls ? '100%' : 'auto'}
        allDaySlot={wholeDays}
        slotMinTime={formatHour(hours.from)}
        slotMaxTime={formatHour(hours.to)}
        noEventsContent={none}
        events={inputs}
        eventAllow={(span, moved) => fills || span.allDay === moved?.allDay}
        eventClick={({ event, jsEvent }) => {
          if (!isPlainClick(jsEvent)) return;
          // The link of the event must not navigate as well.
          jsEvent.preventDefault();
          handlers.current.onOpen(event.id);
        }}
        eventDrop={(info) => void change(info)}
        eventResize={(info) => void change(info)}
        {...(scrolls && { dayMaxEvents: true })}
        {...(opensDays && {
          // In other views the link's accessible name would not match the visible text, which is more than a number.
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
          // A single click is handled by `dateClick`.
          select: (span: DateSelectInfo) => {
            const times = timesOf(span);
            if (!isSingleClick(times)) handlers.current.onSelect?.(times);
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
  const hasSizes = useHasSizes();
  return (
    <div className={classNames(styles['engine'], !hasSizes && styles['unsized'])}>{content}</div>
  );
}

/**
 * Whether FullCalendar has measured itself and set its heights, which takes two frames. They would be seen:
 * the hours of a day at their minimum, then moving down.
 */
function useHasSizes(): boolean {
  const [hasSizes, setHasSizes] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setHasSizes(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return hasSizes;
}
