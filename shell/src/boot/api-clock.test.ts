import { createApiClock } from './api-clock';

const noon = Date.UTC(2026, 0, 5, 12);
const minute = 60_000;

beforeEach(() => void jest.useFakeTimers({ now: noon }));
afterEach(() => void jest.useRealTimers());

/** Observes a response that took `took` ms; halfway, a server whose clock is `ahead` ms ahead dated it. */
function observe(clock: ReturnType<typeof createApiClock>, ahead: number, took = 200) {
  const sentAt = Date.now();
  const date = new Date(sentAt + took / 2 + ahead).toUTCString();
  jest.advanceTimersByTime(took);
  clock.observe(date, sentAt);
}

const aheadOf = (clock: ReturnType<typeof createApiClock>) => clock.now() - Date.now();

test('uses the device’s clock if responses have no valid date', () => {
  const clock = createApiClock();
  expect(clock.now()).toBe(noon);
  clock.observe(undefined, noon);
  clock.observe('soon', noon);
  expect(clock.now()).toBe(noon);
});

test.each([20 * minute, -20 * minute, 3_000])('follows an API that is %i ms ahead', (ahead) => {
  const clock = createApiClock();
  observe(clock, ahead);
  expect(Math.abs(aheadOf(clock) - ahead)).toBeLessThanOrEqual(1_000);
});

test('ignores differences that network latency explains', () => {
  const clock = createApiClock();
  observe(clock, 0, 900);
  observe(clock, 700);
  observe(clock, -9_000, 20_000);
  expect(aheadOf(clock)).toBe(0);
  observe(clock, 20 * minute);
  const found = aheadOf(clock);
  observe(clock, 20 * minute, 5_000);
  observe(clock, 20 * minute + 600);
  expect(aheadOf(clock)).toBe(found);
});

test('follows the device again after its clock was corrected', () => {
  const clock = createApiClock();
  observe(clock, 20 * minute);
  jest.setSystemTime(Date.now() + 20 * minute);
  observe(clock, 0);
  expect(Math.abs(aheadOf(clock))).toBeLessThanOrEqual(1_000);
});
