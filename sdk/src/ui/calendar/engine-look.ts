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

/** Two figures, so that the hours line up. */
export const time = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;

/** Where a calendar that has all hours is scrolled to at first. */
const firstHour = 7;

/** What FullCalendar shows of each calendar in the same way. */
export const look = {
  plugins: [dayGrid, timeGrid, list, interaction, classic],
  locales: [german, french, portuguese],
  headerToolbar: false,
  fixedWeekCount: false,
  eventDisplay: 'block',
  nowIndicator: true,
  scrollTime: time(firstHour),
  slotDuration: '00:30:00',
  snapDuration: '00:15:00',
  slotEventOverlap: false,
  eventInteractive: true,
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

/** What screen readers are told and FullCalendar has in English only. */
const untranslated: Partial<Record<string, SpokenTexts>> = {
  de: { timedText: 'Mit Uhrzeit' },
  fr: { timedText: 'Avec horaire', closeHint: 'Fermer', eventsHint: 'Événements' },
  pt: { timedText: 'Com horário' },
};

/** English hours are short by themselves: "9am". Others are written as a clock shows them. */
const clockTime = { hour: '2-digit', minute: '2-digit' } as const;

export const languageLook = (language: string) => ({
  locale: language === 'pt' ? 'pt-br' : language,
  ...untranslated[language],
  ...(language !== 'en' && { slotHeaderFormat: clockTime, eventTimeFormat: clockTime }),
});

/** A bar in the color of the status at the side of an event; in a list a dot. */
function frameClass({ event, view }: EventDisplayInfo): string {
  const tone: unknown = event.extendedProps['tone'];
  return classNames(
    styles[view.type === 'listWeek' ? 'rowFrame' : 'frame'],
    typeof tone === 'string' && styles[tone],
  );
}

/** The day's number in a month, in a disc today. */
function dayNumberClass({ isToday }: DayCellInfo): string {
  return classNames(styles['dayNumber'], isToday && styles['today']);
}

/** Shaded are the hours outside of the usual ones, hatched those of a vacation. */
function backgroundClass({ event }: EventDisplayInfo): string {
  return styles[event.extendedProps['shaded'] === true ? 'shaded' : 'closed'] ?? '';
}
