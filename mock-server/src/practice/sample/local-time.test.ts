import { instantOfLocal, localDate } from '@praxis/contract/rules/time/calendar';
import { addDays, localDateAt, officeInstant } from './local-time';

const zones = ['America/New_York', 'Europe/Berlin', 'America/Sao_Paulo'];
const times = ['00:00', '06:00', '09:30', '17:45', '22:00'];
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test.each(zones)('matches the rules’ calendar on every day of a year in %s', (zone) => {
  for (let on = '2027-01-01'; on < '2028-01-01'; on = addDays(on, 1)) {
    const instants = times.map((time) => officeInstant(on, minutesOf(time), zone));
    expect([on, ...instants]).toEqual([on, ...times.map((time) => instantOfLocal(on, time, zone))]);
    const hours = [0.5, 3.5, 5.5, 6.5, 23.5].map((hour) => Date.parse(on) + hour * 3_600_000);
    expect(hours.map((at) => localDateAt(at, zone))).toEqual(
      hours.map((at) => localDate(at, zone)),
    );
  }
});
