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
import { cancelDragOnEscape } from './cancel-drag';
import { hoursShown } from './hours-shown';

/** Loads FullCalendar, and Temporal's polyfill in older browsers. */
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
  /** Accessible name. */
  label: string;
  view: CalendarView;
  onView(view: CalendarView): void;
  /** Views to choose from; week, day and list by default. */
  views?: readonly CalendarView[];
  /** A day of the displayed period (YYYY-MM-DD). */
  on: string;
  onDay(on: string): void;
  /** Time zone (IANA name) of the calendar, shown in its header. */
  zone: string;
  /** Null until loaded. Needs a stable identity while nothing changes. */
  events: readonly CalendarEvent[] | null;
  /** Hours outside office hours: shaded, but usable. Needs a stable identity, too. */
  closed?: readonly LocalSpan[];
  /** Whether newer events are loading. */
  loading?: boolean;
  failure?: Failure | null;
  onRetry?(): void;
  /** Fills the height of the viewport, with all hours of the day in a scroll container. */
  fills?: boolean;
  onOpen(id: string): void;
  /** Called when an event is moved or resized; resolving to false reverts it. */
  onMove?(id: string, to: EventTimes): Promise<boolean>;
  /** Called when an empty time slot is clicked. */
  onPick?(startAt: string): void;
  /** Called when an empty slot or day is clicked, or a range is selected. Replaces `onPick`. */
  onSelect?(times: EventTimes): void;
  /** Called when the name of a day is clicked. */
  onOpenDay?(on: string): void;
}

const defaultViews = ['week', 'day', 'list'] as const;
const allHours = { from: 0, to: 24 };
const none: readonly LocalSpan[] = [];

/** A calendar with month, week, day and list views, in one time zone. */
export function Calendar(props: CalendarProps) {
  const { label, view, on, zone, events, loading = false, failure, fills = false } = props;
  const language = useIntlLanguage();
  const clock = useClock();
  const days = daysShown(view, on, language);
  const hours = useMemo(
    () => (fills ? allHours : hoursShown(events ?? [], zone)),
    [fills, events, zone],
  );
  usePreloadedEngine();
  const section = useEventSection(events !== null);
  return (
    <Card flush className={styles['card']}>
      <CalendarBar
        views={props.views ?? defaultViews}
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
          ref={section}
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
              // The popover of a full day is outside the section, and closes on click.
              if (!section.current?.contains(document.activeElement))
                section.current?.focus({ preventScroll: true });
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

/** Adds focus handling and canceling a drag with Escape to the section around FullCalendar. */
function useEventSection(isMounted: boolean) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const section = ref.current;
    if (!isMounted || !section) return;
    const cleanups = [
      restoreLostFocus(section),
      focusOnMouseDown(section),
      cancelDragOnEscape(section),
    ];
    return () => cleanups.forEach((cleanup) => cleanup());
  }, [isMounted]);
  return ref;
}

/**
 * Focuses the section when the focused event is removed, so that the tab order continues there. Uses native
 * events: a closing dialog returns the focus while React does not dispatch any.
 */
function restoreLostFocus(section: HTMLElement): () => void {
  let focused: EventTarget | null = null;
  const onFocusIn = ({ target }: FocusEvent) => {
    focused = target;
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // A removed element has no `relatedTarget`.
    if (relatedTarget) focused = null;
  };
  // FullCalendar may remove the event some frames later.
  const observer = new MutationObserver(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && focused instanceof Node && !focused.isConnected)
      section.focus({ preventScroll: true });
  });
  observer.observe(section, { childList: true, subtree: true });
  section.addEventListener('focusin', onFocusIn);
  section.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    section.removeEventListener('focusin', onFocusIn);
    section.removeEventListener('focusout', onFocusOut);
  };
}

/**
 * Focuses the clicked event, or the calendar itself, since FullCalendar's drag handling prevents the
 * browser's default. A dialog that opens returns the focus there.
 */
function focusOnMouseDown(section: HTMLElement): () => void {
  const onMouseDown = ({ target, defaultPrevented }: MouseEvent) => {
    if (defaultPrevented && target instanceof Element)
      target.closest<HTMLElement>('a[href], [tabindex]')?.focus({ preventScroll: true });
  };
  section.addEventListener('mousedown', onMouseDown);
  return () => section.removeEventListener('mousedown', onMouseDown);
}

/** Loads FullCalendar in parallel with the events. */
function usePreloadedEngine(): void {
  useLayoutEffect(() => {
    // A failure is reported by the lazy component once there are events.
    loadEngine().catch(() => undefined);
  }, []);
}
