import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useClock } from '../clock';
import { Button } from '../components/button';
import { IconButton } from '../components/icon-button';
import { Segmented } from '../components/segmented';
import { zoneName } from '../format/dates';
import { dateFormat } from '../format/formatters';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import styles from './calendar.module.css';
import { asUtc, calendarViews, step, type CalendarView, type DaysShown } from './days-shown';

interface CalendarBarProps {
  view: CalendarView;
  onView(view: CalendarView): void;
  on: string;
  onDay(on: string): void;
  days: DaysShown;
  zone: string;
}

/** Which days are shown, and how: back and forth, today, the view. */
export function CalendarBar({ view, onView, on, onDay, days, zone }: CalendarBarProps) {
  const text = useUiText();
  const language = useIntlLanguage();
  const clock = useClock();
  return (
    <div className={styles['bar']}>
      <div className={styles['steps']}>
        <IconButton
          kind="secondary"
          size="small"
          icon={ChevronLeft}
          label={text('calendar.previous')}
          onClick={() => onDay(step(view, on, -1))}
        />
        <Button size="small" onClick={() => onDay(todayIn(zone, clock()))}>
          {text('date.today')}
        </Button>
        <IconButton
          kind="secondary"
          size="small"
          icon={ChevronRight}
          label={text('calendar.next')}
          onClick={() => onDay(step(view, on, 1))}
        />
      </div>
      <div className={styles['title']}>
        <h2 aria-live="polite">{titleOf(days, language)}</h2>
        <p>{zoneName(zone, language)}</p>
      </div>
      <Segmented<CalendarView>
        label={text('calendar.view')}
        value={view}
        onChange={onView}
        options={calendarViews.map((value) => ({ value, label: text(`calendar.${value}`) }))}
      />
    </div>
  );
}

function titleOf({ from, to }: DaysShown, language: string): string {
  const isDay = from === to;
  return dateFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    ...(isDay && { weekday: 'long' }),
    timeZone: 'UTC',
  }).formatRange(asUtc(from), asUtc(to));
}

/** The local date of an instant in a zone. */
function todayIn(zone: string, instant: number): string {
  return dateFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(instant);
}
