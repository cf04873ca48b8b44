import { sampleTimeline, sampleTransactions } from '../card-analytics/lists';
import { sampleChats } from '../chat/data';
import { sampleEmails } from '../email/data';
import { samplePage } from '../profile/data';
import { workingMinutesBefore } from './dates';

const newestFirst = Array.from({ length: 200 }, (_, index) => 1 + index * 23);

test.each([0.2, 3, 7, 8, 11, 15, 21, 23.9])(
  'no one writes at night if the sample data is created at %s hours',
  (hour) => {
    const seededAt = new Date(2026, 0, 5, 0, hour * 60).getTime();
    const times = newestFirst.map((minutes) => new Date(workingMinutesBefore(seededAt, minutes)));
    for (const time of times) {
      const minuteOfDay = time.getHours() * 60 + time.getMinutes();
      expect(minuteOfDay).toBeGreaterThanOrEqual(7.5 * 60);
      expect(minuteOfDay).toBeLessThanOrEqual(20 * 60);
    }
    const moments = times.map((time) => time.getTime());
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
    expect(moments[0]).toBeLessThanOrEqual(seededAt);
  },
);

test('no sample record was written, posted or paid at night', () => {
  const seededAt = new Date(2026, 0, 5, 10).getTime();
  const moments = [
    ...sampleEmails(seededAt).map(({ time }) => time),
    ...sampleChats(seededAt).flatMap(({ chat }) => chat.map(({ time }) => time)),
    ...sampleTimeline(seededAt).map(({ at }) => at),
    ...sampleTransactions(seededAt).map(({ at }) => at),
    ...samplePage(seededAt).posts.map(({ postTime }) => postTime),
  ].map((time) => new Date(time));
  const atNight = moments.filter((time) => time.getHours() < 7 || time.getHours() > 20);
  expect(atNight).toEqual([]);
  expect(moments.filter((time) => time.getTime() > seededAt)).toEqual([]);
});
