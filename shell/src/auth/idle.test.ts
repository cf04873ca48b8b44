import type { Session } from '@praxis/sdk';
import { createWatched } from '../boot/watched';
import { watchIdle } from './idle';
import { refreshBeforeExpiry } from './refresh-before-expiry';
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
 * A signed-in page whose back end refreshes valid sessions. The back end's clock is `ahead` of the
 * device's, and the page assumes `known`.
 */
function createPage({ ahead = 0, known = 0 } = {}) {
  const events: string[] = [];
  const serverTime = () => Date.now() + ahead;
  let endsAt = serverTime() + lifetime;
  const session = createWatched<Session | null>(sessionUntil(endsAt));
  const idle = watchIdle({
    onWarning: () => void events.push('warned'),
    onActive: () => void events.push('active'),
    onEnd: () => {
      if (session.get()) events.push('ended');
      session.set(null);
    },
  });
  const refresh = jest.fn(async () => {
    await Promise.resolve();
    if (serverTime() >= endsAt) throw new Error('The refresh token has expired.');
    endsAt = serverTime() + lifetime;
    session.set(sessionUntil(endsAt));
  });
  const now = () => Date.now() + known;
  stops.push(
    idle.stop,
    refreshBeforeExpiry({ session, isActive: () => idle.left() > 0, refresh, now }),
  );
  return { events, idle, refresh, session, left: () => endsAt - serverTime() };
}

/** Advances time in steps of a second, and flushes microtasks in between. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 1_000) {
    jest.advanceTimersByTime(Math.min(left, 1_000));
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
}

const press = () => window.dispatchEvent(new Event('pointerdown'));
const move = (screenX: number) => window.dispatchEvent(new MouseEvent('pointermove', { screenX }));

test('counts pointer movement as activity, but not a resting pointer over a moving page', async () => {
  const page = createPage();
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

test('refreshes the session at least two minutes before expiry during an hour of activity', async () => {
  const page = createPage();
  for (let at = 0; at < 60; at += 1) {
    await pass(minute);
    expect(page.left()).toBeGreaterThan(2 * minute);
    if (at % 7 === 0) press();
  }
  expect(page.events).toEqual([]);
  expect(page.session.get()).not.toBeNull();
  expect(page.refresh.mock.calls.length).toBeLessThan(12);
});

test.each([
  ['behind, which the page knows', { ahead: 20 * minute, known: 20 * minute }],
  ['ahead, which the page does not know', { ahead: -20 * minute }],
  ['behind a back end whose token clock differs from its other clock', { known: 60 * minute }],
])('refreshes the session in time if the device’s clock is %s', async (_of, clocks) => {
  const page = createPage(clocks);
  for (let at = 0; at < 60; at += 1) {
    await pass(minute);
    expect(page.left()).toBeGreaterThan(2 * minute);
    if (at % 7 === 0) press();
  }
  expect(page.events).toEqual([]);
  expect(page.refresh.mock.calls.length).toBeLessThan(12);
});

test('warns after eight idle minutes, ends after ten, and does not refresh afterwards', async () => {
  const page = createPage();
  await pass(8 * minute - 1_000);
  expect(page.events).toEqual([]);
  await pass(2_000);
  expect(page.events).toEqual(['warned']);
  await pass(2 * minute);
  expect(page.events).toEqual(['warned', 'ended']);
  const { length } = page.refresh.mock.calls;
  await pass(5 * minute);
  expect(page.refresh).toHaveBeenCalledTimes(length);
});

test('ignores other activity while the warning is shown', async () => {
  const page = createPage();
  await pass(8.5 * minute);
  press();
  expect(page.events).toEqual(['warned']);
  page.idle.stay();
  expect(page.events).toEqual(['warned', 'active']);
  await pass(7.5 * minute);
  expect(page.events).toEqual(['warned', 'active']);
});

test('does not resume an expired session on the first input after sleep', () => {
  const page = createPage();
  jest.setSystemTime(Date.now() + 20 * minute);
  press();
  expect(page.events).toEqual(['ended']);
});

test('counts activity in other tabs of the same session only', async () => {
  const page = createPage();
  const other = new BroadcastChannel('praxis-session');
  stops.push(() => other.close());
  const received: unknown[] = [];
  other.onmessage = ({ data }: MessageEvent<unknown>) => void received.push(data);
  await pass(8.5 * minute);
  other.postMessage({ kind: 'active', name: 'of another session', at: Date.now() });
  await pass(1_000);
  expect(page.events).toEqual(['warned']);
  other.postMessage({ kind: 'active', name: sessionName(), at: Date.now() });
  await pass(1_000);
  expect(page.events).toEqual(['warned', 'active']);
  press();
  press();
  await pass(1_000);
  expect(received).toEqual([
    { kind: 'active', name: sessionName(), at: expect.any(Number) as number },
  ]);
});

/** What a tab that the browser has frozen for twenty minutes gets first when it continues. */
async function thaw(order: 'messages first' | 'timers first', lastActive: number): Promise<void> {
  const other = new BroadcastChannel('praxis-session');
  stops.push(() => other.close());
  jest.setSystemTime(Date.now() + 20 * minute);
  if (order === 'timers first') await pass(1_000);
  for (const ago of [19 * minute, lastActive])
    other.postMessage({ kind: 'active', name: sessionName(), at: Date.now() - ago });
  await pass(1_000);
}

test.each(['messages first', 'timers first'] as const)(
  'continues a frozen tab if the user was active in another one: %s',
  async (order) => {
    const page = createPage();
    await pass(minute);
    await thaw(order, 2 * minute);
    await pass(5.5 * minute);
    expect(page.events).toEqual([]);
    await pass(minute);
    expect(page.events).toEqual(['warned']);
  },
);

test('ends a frozen tab if the user was idle in the other ones too', async () => {
  const page = createPage();
  await pass(minute);
  await thaw('messages first', 11 * minute);
  await pass(1_000);
  expect(page.events).toEqual(['ended']);
});

test('retries a refresh that fails', async () => {
  const page = createPage();
  page.refresh.mockRejectedValueOnce(new Error('offline'));
  await pass(6 * minute);
  press();
  await pass(1.5 * minute);
  expect(page.refresh).toHaveBeenCalledTimes(2);
  expect(page.left()).toBeGreaterThan(9 * minute);
});
