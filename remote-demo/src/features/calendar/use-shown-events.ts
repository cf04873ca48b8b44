import { useMemo } from 'react';
import type { CalendarEvent, CalendarType } from '@praxis/contract/demo/calendar';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import type { CalendarEvent as ShownEvent } from '@praxis/sdk/ui/calendar';
import { toneOf, useStatusText } from '../../shared/statuses/statuses';
import { propertiesOf } from './event-properties';
import { timesOf } from './event-values';

/** Events of the visible calendars, as the calendar component expects them. */
export function useShownEvents(
  events: readonly CalendarEvent[] | null,
  hidden: ReadonlySet<CalendarType>,
): readonly ShownEvent[] | null {
  const statusText = useStatusText();
  return useMemo(
    () =>
      events &&
      events
        .filter(({ extendedProps }) => !hidden.has(extendedProps.calendar))
        .map((event) => {
          const { calendar } = event.extendedProps;
          const { place } = propertiesOf(event);
          return {
            ...timesOf(event),
            id: String(event.id),
            to: `/apps/calendar/${event.id}`,
            keepSearch: true,
            title: event.title,
            detail: inOneLine([statusText('calendar', calendar), place], ' · '),
            tone: toneOf('calendar', calendar),
            movable: true,
            resizable: true,
          };
        }),
    [events, hidden, statusText],
  );
}
