import type { RawAnswer, RawRequest } from './raw';

/** Simulates a network failure instead of a response. */
export const networkFailure = Symbol('networkFailure');

/** Simulates a request that times out. */
export const noAnswer = Symbol('noAnswer');

/** Intercepts a request and may delay or replace its response. */
export type Faults = (
  request: RawRequest,
  answer: () => Promise<RawAnswer>,
) => Promise<RawAnswer | typeof networkFailure | typeof noAnswer>;
