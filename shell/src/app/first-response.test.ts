import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { endSession, startSession } from '../auth/session';
import type { BackEnd } from '../boot/back-end';
import type { Deployment } from '../boot/deployment';
import { Registry } from '../federation/registry';
import { entryOf } from '../testing/manifest';
import { loadFirstPart } from './root';

let mockResponse: () => void;
jest.mock('../federation/first-page', () => ({
  runFirstPage: async () => ({
    answered: new Promise<void>((resolve) => {
      mockResponse = resolve;
    }),
  }),
}));
jest.mock('./app', () => ({ default: () => null }));

beforeEach(() => {
  jest.useFakeTimers();
  const userData = { id: 'ana', role: 'doctor', email: '', fullName: '', abilities: [] };
  startSession({ realm: 'practice', userData, accessToken: 'a', refreshToken: 'r' }, 'tab');
});
afterEach(() => {
  jest.useRealTimers();
  endSession();
  delete window.praxisEarly;
});

/** Starts loading the first part, and tells whether it is ready. */
function start(backEnd: Partial<BackEnd>, isSimulationCached: boolean) {
  window.praxisEarly = { isSimulationCached } as NonNullable<typeof window.praxisEarly>;
  const registry = new Registry([entryOf('doctor')]);
  jest.spyOn(registry, 'manifest').mockRejectedValue(new Error('no network'));
  const deployment = { registry, backEnd, http: async () => ({}) } as unknown as Deployment;
  let isReady = false;
  void loadFirstPart(deployment).then(() => {
    isReady = true;
  });
  return { isReady: () => isReady };
}

const simulated = { simulation: () => new Promise<never>(() => undefined) };
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe.each([
  ['the simulated back end, whose code is cached', simulated, true, 600],
  ['an API', {}, false, 150],
])('with %s, the page', (_what, backEnd, isCached, limit) => {
  it('renders with the response', async () => {
    const { isReady } = start(backEnd, isCached);
    await pass(limit - 1);
    expect(isReady()).toBe(false);
    mockResponse();
    await pass(0);
    expect(isReady()).toBe(true);
  });

  it('renders without it after the time limit', async () => {
    const { isReady } = start(backEnd, isCached);
    await pass(limit - 1);
    expect(isReady()).toBe(false);
    await pass(1);
    expect(isReady()).toBe(true);
  });
});

it('does not wait for a simulated back end whose code is still loading', async () => {
  const { isReady } = start(simulated, false);
  await pass(0);
  expect(isReady()).toBe(true);
});
