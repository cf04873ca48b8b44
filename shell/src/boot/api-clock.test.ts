import { createApiClock } from './api-clock';

const noon = Date.UTC(2026, 0, 5, 12);
const minute = 60_000;

beforeEach(() => void jest.useFakeTimers({ now: noon }));
afterEach(() => void jest.useRealTimers());

/** An answer that took so long to come, written in the middle of that by a clock that is so much ahead. */
function hear(clock: ReturnType<typeof createApiClock>, ahead: number, took = 200) {
  const askedAt = Date.now();
  const date = new Date(askedAt + took / 2 + ahead).toUTCString();
  jest.advanceTimersByTime(took);
  clock.hear(date, askedAt);
}

const aheadOf = (clock: ReturnType<typeof createApiClock>) => clock.now() - Date.now();

test('is the device’s as long as nobody says otherwise', () => {
  const clock = createApiClock();
  expect(clock.now()).toBe(noon);
  clock.hear(undefined, noon);
  clock.hear('soon', noon);
  expect(clock.now()).toBe(noon);
});

test.each([20 * minute, -20 * minute, 3_000])('goes with an API that is %i ms ahead', (ahead) => {
  const clock = createApiClock();
  hear(clock, ahead);
  expect(Math.abs(aheadOf(clock) - ahead)).toBeLessThanOrEqual(1_000);
});

test('stands where a difference may be the way of the answer', () => {
  const clock = createApiClock();
  hear(clock, 0, 900);
  hear(clock, 700);
  hear(clock, -9_000, 20_000);
  expect(aheadOf(clock)).toBe(0);
  hear(clock, 20 * minute);
  const found = aheadOf(clock);
  hear(clock, 20 * minute, 5_000);
  hear(clock, 20 * minute + 600);
  expect(aheadOf(clock)).toBe(found);
});

test('goes with the device again once its clock was set right', () => {
  const clock = createApiClock();
  hear(clock, 20 * minute);
  jest.setSystemTime(Date.now() + 20 * minute);
  hear(clock, 0);
  expect(Math.abs(aheadOf(clock))).toBeLessThanOrEqual(1_000);
});
