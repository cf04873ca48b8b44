import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
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
import { escapeDrag } from './escape-drag';
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
  const place = usePlaceOfEvents(events !== null);
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
            onOpen={(id) => {
              // All of a day stands outside of the calendar, and goes with the press.
              if (!place.current?.contains(document.activeElement))
                place.current?.focus({ preventScroll: true });
              props.onOpen(id);
            }}
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

/** Where the event that has the focus leaves, the calendar takes it: Tab goes on from there. Escape ends a drag. */
function usePlaceOfEvents(isThere: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = place.current;
    if (!isThere || !section) return;
    const stops = [keepFocusIn(section), focusPressed(section), escapeDrag(section)];
    return () => stops.forEach((stop) => stop());
  }, [isThere]);
  return place;
}

/** By the browser's own events: a dialog that closes gives the focus back while React passes none on. */
function keepFocusIn(section: HTMLElement): () => void {
  let focused: EventTarget | null = null;
  const come = ({ target }: FocusEvent) => {
    focused = target;
  };
  const go = ({ relatedTarget }: FocusEvent) => {
    // What leaves hands the focus on to nothing.
    if (relatedTarget) focused = null;
  };
  // Whenever what draws the events follows: that may be frames later.
  const observer = new MutationObserver(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && focused instanceof Node && !focused.isConnected)
      section.focus({ preventScroll: true });
  });
  observer.observe(section, { childList: true, subtree: true });
  section.addEventListener('focusin', come);
  section.addEventListener('focusout', go);
  return () => {
    observer.disconnect();
    section.removeEventListener('focusin', come);
    section.removeEventListener('focusout', go);
  };
}

/**
 * What may be dragged, or drawn over, keeps the browser from giving the focus to what is pressed there: an
 * event, or the calendar itself where nothing stands. What opens gives the focus back to it.
 */
function focusPressed(section: HTMLElement): () => void {
  const press = ({ target, defaultPrevented }: MouseEvent) => {
    if (defaultPrevented && target instanceof Element)
      target.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  };
  section.addEventListener('mousedown', press);
  return () => section.removeEventListener('mousedown', press);
}

/** Fetches what draws the events while they are on their way, instead of after them. */
function useEngineAhead(): void {
  useLayoutEffect(() => {
    // Where it cannot be fetched, the engine's place says so once there are events.
    loadEngine().catch(() => undefined);
  }, []);
}
