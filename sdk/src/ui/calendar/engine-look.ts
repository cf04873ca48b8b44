import type { CalendarOptions, DayCellInfo, EventDisplayInfo } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import german from '@fullcalendar/react/locales/de';
import french from '@fullcalendar/react/locales/fr';
import portuguese from '@fullcalendar/react/locales/pt-br';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { classNames } from '../class-names';
import styles from './calendar.module.css';
import { DayHeader } from './day-header';
import { EventContent } from './event-content';

export const views = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listWeek',
} as const;

/** Formats an hour as HH:mm:ss; two digits, so that the hours align. */
export const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;

/** Initial scroll position of a calendar that shows all hours. */
const firstHour = 7;

/** FullCalendar options shared by all calendars. */
export const sharedOptions = {
  plugins: [dayGrid, timeGrid, list, interaction, classic],
  locales: [german, french, portuguese],
  headerToolbar: false,
  fixedWeekCount: false,
  eventDisplay: 'block',
  nowIndicator: true,
  scrollTime: formatHour(firstHour),
  slotDuration: '00:30:00',
  snapDuration: '00:15:00',
  slotEventOverlap: false,
  // The content is a link.
  eventInteractive: false,
  eventResizableFromStart: true,
  longPressDelay: 350,
  eventMinHeight: 24,
  eventShortHeight: 34,
  slotMinHeight: 36,
  eventClass: frameClass,
  eventContent: EventContent,
  backgroundEventClass: backgroundClass,
  dayCellTopInnerClass: dayNumberClass,
  dayHeaderContent: DayHeader,
  popoverClass: styles['popover'] ?? '',
} satisfies CalendarOptions;

type SpokenTexts = Pick<CalendarOptions, 'timedText' | 'closeHint' | 'eventsHint'>;

/** Screen reader texts that FullCalendar has in English only. */
const untranslated: Partial<Record<string, SpokenTexts>> = {
  de: { timedText: 'Mit Uhrzeit' },
  fr: { timedText: 'Avec horaire', closeHint: 'Fermer', eventsHint: 'Événements' },
  pt: { timedText: 'Com horário' },
};

/** Time format outside English, whose default is already short: "9am". */
const clockTime = { hour: '2-digit', minute: '2-digit' } as const;

export const languageOptions = (language: string) => ({
  locale: language === 'pt' ? 'pt-br' : language,
  ...untranslated[language],
  ...(language !== 'en' && { slotHeaderFormat: clockTime, eventTimeFormat: clockTime }),
});

/** Returns an event's class: a bar in the color of its status, or a dot in the list view. */
function frameClass({ event, view }: EventDisplayInfo): string {
  const tone: unknown = event.extendedProps['tone'];
  return classNames(
    styles[view.type === 'listWeek' ? 'rowFrame' : 'frame'],
    typeof tone === 'string' && styles[tone],
  );
}

/** Returns the class of a day's number in the month view; today's has a disc. */
function dayNumberClass({ isToday }: DayCellInfo): string {
  return classNames(styles['dayNumber'], isToday && styles['today']);
}

/** Returns the class of blocked hours: shaded outside office hours, hatched during a vacation. */
function backgroundClass({ event }: EventDisplayInfo): string {
  return styles[event.extendedProps['shaded'] === true ? 'shaded' : 'closed'] ?? '';
}
