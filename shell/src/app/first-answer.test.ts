import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { endSession, startSession } from '../auth/session';
import type { BackEnd } from '../boot/back-end';
import type { Deployment } from '../boot/deployment';
import { Registry } from '../federation/registry';
import { entryOf } from '../testing/manifest';
import { loadFirstPart } from './root';

let mockAnswer: () => void;
jest.mock('../federation/first-page', () => ({
  runFirstPage: async () => ({
    answered: new Promise<void>((resolve) => {
      mockAnswer = resolve;
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

/** The start of the page, and whether it is over. */
function start(backEnd: Partial<BackEnd>, kept: boolean) {
  window.praxisEarly = { kept } as NonNullable<typeof window.praxisEarly>;
  const registry = new Registry([entryOf('doctor')]);
  jest.spyOn(registry, 'manifest').mockRejectedValue(new Error('no network'));
  const deployment = { registry, backEnd, http: async () => ({}) } as unknown as Deployment;
  let isOver = false;
  void loadFirstPart(deployment).then(() => {
    isOver = true;
  });
  return { isOver: () => isOver };
}

const simulated = { simulation: () => new Promise<never>(() => undefined) };
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe.each([
  ['the simulated back end, whose code the browser has', simulated, true, 600],
  ['an API', {}, false, 150],
])('where %s is asked, the page', (_what, backEnd, kept, moment) => {
  it('shows with the answer', async () => {
    const { isOver } = start(backEnd, kept);
    await pass(moment - 1);
    expect(isOver()).toBe(false);
    mockAnswer();
    await pass(0);
    expect(isOver()).toBe(true);
  });

  it('shows without it after a moment', async () => {
    const { isOver } = start(backEnd, kept);
    await pass(moment - 1);
    expect(isOver()).toBe(false);
    await pass(1);
    expect(isOver()).toBe(true);
  });
});

it('waits for no simulated back end whose code is on its way', async () => {
  const { isOver } = start(simulated, false);
  await pass(0);
  expect(isOver()).toBe(true);
});
