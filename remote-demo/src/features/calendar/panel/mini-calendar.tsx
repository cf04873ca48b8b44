import { useEffect, useId, useRef, useState } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from '@praxis/sdk';
import { IconButton, useClock, useIntlLanguage } from '@praxis/sdk/ui';
import { firstWeekday, type DaysShown } from '@praxis/sdk/ui/calendar';
import { dateFormat, formatDateOnly, localDateIn } from '@praxis/sdk/ui/page';
import { MiniDay } from './mini-day';
import styles from './mini-calendar.module.css';
import { dayByKey, firstOf, weeksOf } from './month-weeks';

interface MiniCalendarProps {
  /** The selected day of the main calendar. */
  on: string;
  /** Range of days that the main calendar shows. */
  shown: DaysShown;
  /** Days that have events. */
  daysTaken: ReadonlySet<string>;
  zone: string;
  onDay(on: string): void;
}

/** Small month for picking a day by click, or by the arrow keys and Enter. */
export function MiniCalendar({ on, shown, daysTaken, zone, onDay }: MiniCalendarProps) {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const today = localDateIn(zone, useClock()());
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const firstDay = firstWeekday(language);
  // Day of the keyboard position; resets when the selected day changes.
  const [cursor, setCursor] = useState({ of: on, day: on, byKey: false });
  const cursorDay = cursor.of === on ? cursor.day : on;
  const go = (day: string, byKey = false) => setCursor({ of: on, day, byKey });
  const weeks = weeksOf(cursorDay, firstDay);
  const nameOf = (day: string) => {
    const name = formatDateOnly(day, language, 'long');
    return daysTaken.has(day) ? t('calendar.dayWithEvents', { day: name }) : name;
  };
  const followsKeys = cursor.of === on && cursor.byKey;

  useEffect(() => {
    if (followsKeys) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [followsKeys, cursorDay]);

  return (
    <div>
      <div className={styles['bar']}>
        <h2 id={titleId} aria-live="polite">
          {dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
            Date.parse(cursorDay),
          )}
        </h2>
        <IconButton
          size="small"
          icon={ChevronLeft}
          label={t('calendar.previousMonth')}
          onClick={() => go(firstOf(cursorDay, -1))}
        />
        <IconButton
          size="small"
          icon={ChevronRight}
          label={t('calendar.nextMonth')}
          onClick={() => go(firstOf(cursorDay, 1))}
        />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-labelledby={titleId}
        className={styles['month']}
        onKeyDown={(event) => {
          const next = dayByKey(event.key, cursorDay, firstDay);
          if (next === null) return;
          event.preventDefault();
          go(next, true);
        }}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={weekday(day, 'long', language)}>
                {weekday(day, 'narrow', language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <MiniDay
                  key={day}
                  day={day}
                  name={nameOf(day)}
                  isTabStop={day === cursorDay}
                  isOutside={!day.startsWith(cursorDay.slice(0, 7))}
                  isShown={day >= shown.from && day <= shown.to}
                  isToday={day === today}
                  hasEvents={daysTaken.has(day)}
                  onDay={onDay}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const weekday = (day: string, width: 'long' | 'narrow', language: string): string =>
  dateFormat(language, { weekday: width, timeZone: 'UTC' }).format(Date.parse(day));
