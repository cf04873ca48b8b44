import { useEffect, useLayoutEffect, useMemo, useRef, type FocusEvent } from 'react';
import type { Failure } from '../../data/request-error';
import { classNames } from '../class-names';
import { Card } from '../components/card';
import { ErrorState } from '../components/error-state';
import { Loading } from '../components/loading';
import { lazyComponent } from '../lazy/lazy-component';
import { useClock } from '../clock';
import { useIntlLanguage } from '../text/intl-language';
import { CalendarBar } from './calendar-bar';
import type { CalendarEvent, EventTimes, LocalSpan } from './calendar-event';
import styles from './calendar.module.css';
import { daysShown, firstWeekday, type CalendarView } from './days-shown';
import { hoursShown } from './hours-shown';

/** It reckons with Temporal, which older browsers have to fetch. */
const loadEngine = async () => {
  const [engine] = await Promise.all([
    import(/* webpackChunkName: "calendar-engine" */ './engine'),
    'Temporal' in globalThis ||
      import(/* webpackChunkName: "temporal" */ 'temporal-polyfill/global'),
  ]);
  return engine;
};
const Engine = lazyComponent(loadEngine, <Loading shape="table" />);

export interface CalendarProps {
  /** What the calendar shows, for screen readers. */
  label: string;
  view: CalendarView;
  onView(view: CalendarView): void;
  /** Those to choose from; week, day and list where nothing is said. */
  views?: readonly CalendarView[];
  /** One of the days on show (YYYY-MM-DD). */
  on: string;
  onDay(on: string): void;
  /** IANA name of the zone whose clock the calendar shows; it is named. */
  zone: string;
  /** Null before the first answer. Keep it the same array while nothing changes. */
  events: readonly CalendarEvent[] | null;
  /** Hours in which nothing is offered: shaded, and still free to be used. Keep it the same array, too. */
  closed?: readonly LocalSpan[];
  /** Newer events are on their way. */
  loading?: boolean;
  failure?: Failure | null;
  onRetry?(): void;
  /** As high as the window leaves room for, with all hours of the day; they scroll in it. */
  fills?: boolean;
  onOpen(id: string): void;
  /** An event was dragged, or its beginning or end was; answering false puts it back. */
  onMove?(id: string, to: EventTimes): Promise<boolean>;
  /** An empty time was chosen. */
  onPick?(startAt: string): void;
  /** An empty time or day was chosen, or a range of them was drawn. Takes the place of `onPick`. */
  onSelect?(times: EventTimes): void;
  /** The name of a day was pressed. */
  onOpenDay?(on: string): void;
}

const usualViews = ['week', 'day', 'list'] as const;
const allHours = { from: 0, to: 24 };
const none: readonly LocalSpan[] = [];

/** A calendar by month, week, day or as a list, in the time of one zone. */
export function Calendar(props: CalendarProps) {
  const { label, view, on, zone, events, loading = false, failure, fills = false } = props;
  const language = useIntlLanguage();
  const clock = useClock();
  const days = daysShown(view, on, language);
  const hours = useMemo(
    () => (fills ? allHours : hoursShown(events ?? [], zone)),
    [fills, events, zone],
  );
  useEngineAhead();
  const [place, onFocus] = useFocusOfEvents(events);
  return (
    <Card flush className={styles['card']}>
      <CalendarBar
        views={props.views ?? usualViews}
        view={view}
        onView={props.onView}
        on={on}
        onDay={props.onDay}
        days={days}
        zone={zone}
      />
      {failure && (
        <ErrorState failure={failure} retrying={loading} onRetry={() => props.onRetry?.()} />
      )}
      {!events && !failure && <Loading shape="table" />}
      {events && (
        <section
          ref={place}
          tabIndex={-1}
          {...onFocus}
          aria-label={label}
          aria-busy={loading}
          className={classNames(styles['calendar'], fills && styles['fills'])}
        >
          <Engine
            view={view}
            from={days.from}
            zone={zone}
            language={language}
            firstDay={firstWeekday(language)}
            hours={hours}
            fills={fills}
            events={events}
            closed={props.closed ?? none}
            clock={clock}
            onOpen={props.onOpen}
            {...(props.onMove && { onMove: props.onMove })}
            {...(props.onPick && { onPick: props.onPick })}
            {...(props.onSelect && { onSelect: props.onSelect })}
            {...(props.onOpenDay && { onOpenDay: props.onOpenDay })}
          />
        </section>
      )}
    </Card>
  );
}

/** Where the event that has the focus leaves, the calendar takes it: Tab goes on from there. */
function useFocusOfEvents(events: CalendarProps['events']) {
  const place = useRef<HTMLElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    // What draws the events may follow a moment later.
    const frame = requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body;
      if (isLost && focused.current?.isConnected === false)
        place.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [events]);
  const onFocus = {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // What leaves hands the focus on to nothing.
      if (relatedTarget) focused.current = null;
    },
  };
  return [place, onFocus] as const;
}

/** Fetches what draws the events while they are on their way, instead of after them. */
function useEngineAhead(): void {
  useLayoutEffect(() => {
    // Where it cannot be fetched, the engine's place says so once there are events.
    loadEngine().catch(() => undefined);
  }, []);
}
