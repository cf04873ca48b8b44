import { useMemo } from 'react';
import { calendarTypes, type CalendarType } from '@praxis/contract/demo/calendar';
import { useSearchParams } from '@praxis/sdk/router';
import { useClock, useIntlLanguage } from '@praxis/sdk/ui';
import { calendarViews, daysShown, type CalendarView } from '@praxis/sdk/ui/calendar';
import { isLocalDate, localDateIn, oneOf, usePhone } from '@praxis/sdk/ui/page';

/** Month and week are too wide for a phone. */
const phoneViews = ['day', 'list'] as const;

/** State of the calendar in the address: view, selected day and hidden calendars. */
export function useCalendarAddress(zone: string) {
  const clock = useClock();
  const language = useIntlLanguage();
  const views: readonly CalendarView[] = usePhone() ? phoneViews : calendarViews;
  const [params, setParams] = useSearchParams();
  const hiddenNames = params.getAll('hide').join(' ');
  const hidden = useMemo(() => hiddenIn(hiddenNames), [hiddenNames]);

  const change = (changes: (next: URLSearchParams) => void, replace = false) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        changes(next);
        return next;
      },
      // Synchronous: a checkbox that updates late looks broken.
      { preventScrollReset: true, replace, flushSync: true },
    );

  const view = oneOf(params.get('view'), views) ?? views[0] ?? 'month';
  const requested = params.get('on');
  const on = isLocalDate(requested) ? requested : localDateIn(zone, clock());

  return {
    views,
    view,
    on,
    /** Range of visible days. */
    days: daysShown(view, on, language),
    hidden,
    onView: (view: CalendarView) => change((next) => next.set('view', view)),
    onDay: (on: string) => change((next) => next.set('on', on)),
    onOpenDay: (on: string) =>
      change((next) => {
        next.set('view', 'day');
        next.set('on', on);
      }),
    setShown: (calendar: CalendarType, shown: boolean) =>
      change((next) => hideIn(next, (one) => (one === calendar ? !shown : hidden.has(one))), true),
    /** Search string that shows a calendar. */
    searchShowing: (calendar: CalendarType): string => {
      const next = new URLSearchParams(params);
      hideIn(next, (one) => one !== calendar && hidden.has(one));
      return next.toString();
    },
  };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>;

function hideIn(params: URLSearchParams, isHidden: (calendar: CalendarType) => boolean): void {
  params.delete('hide');
  for (const one of calendarTypes) if (isHidden(one)) params.append('hide', one);
}

function hiddenIn(names: string): ReadonlySet<CalendarType> {
  const requested = new Set(names.split(' '));
  return new Set(calendarTypes.filter((one) => requested.has(one)));
}
