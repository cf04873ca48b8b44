import { actsFor } from './acts';

const start = '2026-03-10T14:00:00.000Z';
const before = Date.parse(start) - 1;
const then = Date.parse(start);
const acts = (state: Parameters<typeof actsFor>[0]['state'], now: number) =>
  actsFor({ state, startAt: start, updatedAt: start }, now);

describe('acts of an appointment', () => {
  it('fit the state', () => {
    expect(acts('requested', before)).toEqual(['confirm', 'propose', 'decline']);
    expect(acts('proposed', before)).toEqual([]);
    expect(acts('checkedIn', then)).toEqual(['fulfil', 'cancel']);
    expect(acts('cancelled', then)).toEqual([]);
  });

  it('fulfil and no-show wait for the start', () => {
    expect(acts('booked', before)).toEqual(['checkIn', 'reschedule', 'cancel']);
    expect(acts('booked', then)).toEqual(['checkIn', 'fulfil', 'reschedule', 'noShow', 'cancel']);
  });

  it('reopening is possible for a day', () => {
    const day = 24 * 60 * 60 * 1000;
    expect(acts('fulfilled', then + day)).toEqual(['reopen']);
    expect(acts('fulfilled', then + day + 1)).toEqual([]);
  });
});
