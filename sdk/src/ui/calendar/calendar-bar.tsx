import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useClock } from '../clock';
import { Button } from '../components/button';
import { IconButton } from '../components/icon-button';
import { Segmented } from '../components/segmented';
import { dateFormat } from '../format/formatters';
import { localDateIn } from '../format/local-dates';
import { zoneName } from '../format/zone-name';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import styles from './calendar.module.css';
import { asUtc, step, type CalendarView, type DaysShown } from './days-shown';

interface CalendarBarProps {
  /** Views to choose from. */
  views: readonly CalendarView[];
  view: CalendarView;
  onView(view: CalendarView): void;
  on: string;
  onDay(on: string): void;
  days: DaysShown;
  zone: string;
}

/** The calendar's header: previous, today, next, title and choice of views. */
export function CalendarBar({ views, view, onView, on, onDay, days, zone }: CalendarBarProps) {
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
        <Button size="small" onClick={() => onDay(localDateIn(zone, clock()))}>
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
        <h2 aria-live="polite">{titleOf(view, days, language)}</h2>
        <p>{zoneName(zone, language)}</p>
      </div>
      {views.length > 1 && (
        <Segmented<CalendarView>
          label={text('calendar.view')}
          value={view}
          onChange={onView}
          options={views.map((value) => ({ value, label: text(`calendar.${value}`) }))}
        />
      )}
    </div>
  );
}

function titleOf(view: CalendarView, { from, to }: DaysShown, language: string): string {
  return dateFormat(language, {
    year: 'numeric',
    month: 'long',
    ...(view !== 'month' && { day: 'numeric' }),
    ...(view === 'day' && { weekday: 'long' }),
    timeZone: 'UTC',
  }).formatRange(asUtc(from), asUtc(to));
}
