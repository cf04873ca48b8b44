import type { CalendarEvent, CalendarType } from '@praxis/contract/demo/calendar';
import { localDayFrom, localMomentFrom } from '../sample/dates';
import { sampleDetails } from './details';

/**
 * title, calendar, days from today, hour in the device's time zone, minutes of duration; without an
 * hour: number of whole days
 */
const events: readonly (readonly [string, CalendarType, number, number | null, number])[] = [
  ['Team meeting', 'Business', -1, 8, 45],
  ['Delivery of vaccines', 'Business', 1, 8, 120],
  ['Dentist', 'Personal', 2, 16, 60],
  ['Summer festival of the town', 'Holiday', 9, null, 2],
  ['Dinner with the grandparents', 'Family', 3, 18, 150],
  ['Water is switched off', 'ETC', 4, 9, 240],
  ['Interview: receptionist', 'Business', 0, 14, 60],
  ['Choir', 'Personal', 0, 19, 90],
  ['Bank holiday', 'Holiday', -7, null, 1],
  ['School play', 'Family', 6, 17, 90],
  ['Elevator inspection', 'ETC', -3, 10, 90],
  ['Budget for the next quarter', 'Business', 2, 11, 60],
  ['First aid course', 'Business', 5, 17, 180],
  ['Swimming', 'Personal', -2, 7, 60],
  ['Mom’s birthday', 'Family', 12, null, 1],
  ['Practice closed', 'Holiday', 20, null, 5],
  ['Window cleaners', 'ETC', 8, 7, 120],
  ['Call with the insurer', 'Business', -4, 13, 30],
  ['Review of consent forms', 'Business', 7, 10, 120],
  ['Book club', 'Personal', 10, 19, 120],
  ['Picnic at the lake', 'Family', -5, 12, 240],
  ['Fire drill', 'ETC', 12, 11, 30],
  ['Regional health fair', 'Business', 15, null, 3],
  ['Parents evening', 'Family', -9, 18, 90],
  ['Half-marathon', 'Personal', 17, 8, 180],
  ['Day of the open door', 'Business', 23, 10, 360],
  ['Recycling collection', 'ETC', 3, 6, 30],
  ['Long weekend', 'Holiday', -13, null, 4],
  ['Schedule for next month', 'Business', -6, 15, 60],
  ['Visit to the zoo', 'Family', 13, 10, 300],
];

export function sampleCalendarEvents(seededAt: number): CalendarEvent[] {
  return events.map(([title, calendar, days, hour, length], index) => {
    const whole = hour === null;
    const { url, properties } = sampleDetails(title);
    return {
      id: index + 1,
      url,
      title,
      // A whole day is a date without time; its end is exclusive, as in calendars.
      start: whole ? localDayFrom(seededAt, days) : localMomentFrom(seededAt, days, hour),
      end: whole
        ? localDayFrom(seededAt, days + length)
        : localMomentFrom(seededAt, days, hour, length),
      allDay: whole,
      extendedProps: { calendar, ...properties },
    };
  });
}
