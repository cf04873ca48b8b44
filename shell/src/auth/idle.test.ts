import type { Session } from '@praxis/sdk';
import { createWatched } from '../boot/watched';
import { watchIdle } from './idle';
import { renewAhead } from './renew-ahead';
import { sessionName } from './session';

const minute = 60_000;
const lifetime = 10 * minute;

const tokenUntil = (end: number) =>
  `head.${btoa(JSON.stringify({ iat: (end - lifetime) / 1000, exp: end / 1000 }))}.seal`;
const sessionUntil = (end: number): Session => ({
  realm: 'practice',
  userData: { id: 'u1', role: 'doctor', email: 'd@example.org', fullName: 'D', abilities: [] },
  accessToken: tokenUntil(end),
  refreshToken: tokenUntil(end),
});

let stops: (() => void)[] = [];
beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) }));
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
  jest.useRealTimers();
});

/**
 * A page at which somebody is signed in, whose back end gives a new pair to whoever has a good one. Its
 * clock may be `ahead` of the device's, and `known` of that the page knows.
 */
function givenPage({ ahead = 0, known = 0 } = {}) {
  const events: string[] = [];
  const present = () => Date.now() + ahead;
  let endsAt = present() + lifetime;
  const session = createWatched<Session | null>(sessionUntil(endsAt));
  const idle = watchIdle({
    onWarning: () => void events.push('warned'),
    onActive: () => void events.push('active'),
    onEnd: () => {
      if (session.get()) events.push('ended');
      session.set(null);
    },
  });
  const renew = jest.fn(async () => {
    await Promise.resolve();
    if (present() >= endsAt) throw new Error('The refresh token has expired.');
    endsAt = present() + lifetime;
    session.set(sessionUntil(endsAt));
  });
  const now = () => Date.now() + known;
  stops.push(idle.stop, renewAhead({ session, isActive: () => idle.left() > 0, renew, now }));
  return { events, idle, renew, session, left: () => endsAt - present() };
}

/** Lets time go by in seconds, as timers here do; what they begin goes on in between. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 1_000) {
    jest.advanceTimersByTime(Math.min(left, 1_000));
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
}

const press = () => window.dispatchEvent(new Event('pointerdown'));
const move = (screenX: number) => window.dispatchEvent(new MouseEvent('pointermove', { screenX }));

test('who reads with a hand on the mouse is active; a mouse that rests while the page moves is not', async () => {
  const page = givenPage();
  for (let at = 0; at < 20; at += 1) {
    move(at);
    await pass(minute);
  }
  expect(page.events).toEqual([]);
  for (let at = 0; at < 11; at += 1) {
    move(19);
    await pass(minute);
  }
  expect(page.events).toEqual(['warned', 'ended']);
});

test('an hour of work: the session is renewed two minutes before its end or sooner, and never ends', async () => {
  const page = givenPage();
  for (let at = 0; at < 60; at += 1) {
    await pass(minute);
    expect(page.left()).toBeGreaterThan(2 * minute);
    if (at % 7 === 0) press();
  }
  expect(page.events).toEqual([]);
  expect(page.session.get()).not.toBeNull();
  expect(page.renew.mock.calls.length).toBeLessThan(12);
});

test.each([
  ['behind, and the page knows', { ahead: 20 * minute, known: 20 * minute }],
  ['ahead, and the page does not know', { ahead: -20 * minute }],
  ['behind its back end, which moves another clock than its tokens', { known: 60 * minute }],
])('an hour of work at a device whose clock is %s', async (_of, clocks) => {
  const page = givenPage(clocks);
  for (let at = 0; at < 60; at += 1) {
    await pass(minute);
    expect(page.left()).toBeGreaterThan(2 * minute);
    if (at % 7 === 0) press();
  }
  expect(page.events).toEqual([]);
  expect(page.renew.mock.calls.length).toBeLessThan(12);
});

test('an idle quarter of an hour: a warning after eight minutes, the end after ten, and nothing is renewed after it', async () => {
  const page = givenPage();
  await pass(8 * minute - 1_000);
  expect(page.events).toEqual([]);
  await pass(2_000);
  expect(page.events).toEqual(['warned']);
  await pass(2 * minute);
  expect(page.events).toEqual(['warned', 'ended']);
  const { length } = page.renew.mock.calls;
  await pass(5 * minute);
  expect(page.renew).toHaveBeenCalledTimes(length);
});

test('while the warning stands only its answer counts', async () => {
  const page = givenPage();
  await pass(8.5 * minute);
  press();
  expect(page.events).toEqual(['warned']);
  page.idle.stay();
  expect(page.events).toEqual(['warned', 'active']);
  await pass(7.5 * minute);
  expect(page.events).toEqual(['warned', 'active']);
});

test('the first touch after a computer has slept does not wake a session that has ended', () => {
  const page = givenPage();
  jest.setSystemTime(Date.now() + 20 * minute);
  press();
  expect(page.events).toEqual(['ended']);
});

test('activity in another tab of the session counts, in one of another session it does not', async () => {
  const page = givenPage();
  const other = new BroadcastChannel('praxis-session');
  stops.push(() => other.close());
  const heard: unknown[] = [];
  other.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data);
  await pass(8.5 * minute);
  other.postMessage({ kind: 'active', name: 'of another session' });
  await pass(1_000);
  expect(page.events).toEqual(['warned']);
  other.postMessage({ kind: 'active', name: sessionName() });
  await pass(1_000);
  expect(page.events).toEqual(['warned', 'active']);
  press();
  press();
  await pass(1_000);
  expect(heard).toEqual([{ kind: 'active', name: sessionName() }]);
});

test('a renewal that does not reach the back end is tried again', async () => {
  const page = givenPage();
  page.renew.mockRejectedValueOnce(new Error('offline'));
  await pass(6 * minute);
  press();
  await pass(1.5 * minute);
  expect(page.renew).toHaveBeenCalledTimes(2);
  expect(page.left()).toBeGreaterThan(9 * minute);
});
