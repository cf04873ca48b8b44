import { useCallback } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useClock, useIntlLanguage, useZone } from '@praxis/sdk/ui';
import type { EventTimes } from '@praxis/sdk/ui/calendar';
import { dateFormat, formatAppointment, useToday } from '@praxis/sdk/ui/page';
import { daysOf } from './event-values';

/**
 * Formats an event's time in the reader's time zone: "Mon, Nov 23 · 9:00 – 9:30 AM", "Mon, Nov 23 ·
 * All day".
 */
export function useWhenText(): (times: EventTimes) => string {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const zone = useZone();
  const clock = useClock();
  const thisYear = useToday().slice(0, 4);
  return useCallback(
    (times) => {
      if (!times.wholeDays)
        return formatAppointment(
          times.startAt,
          times.endAt === times.startAt ? null : times.endAt,
          { language, zone, now: clock() },
        );
      const { from, to } = daysOf(times, zone);
      const isThisYear = from.startsWith(thisYear) && to.startsWith(thisYear);
      const days = dateFormat(language, {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        timeZone: 'UTC',
        ...(!isThisYear && { year: 'numeric' }),
      }).formatRange(Date.parse(from), Date.parse(to));
      return `${days} · ${t('calendar.allDay')}`;
    },
    [t, language, zone, clock, thisYear],
  );
}
