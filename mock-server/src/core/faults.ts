import type { RawAnswer, RawRequest } from './raw';

/** Instead of an answer: the network is gone. */
export const networkFailure = Symbol('networkFailure');

/** Instead of an answer: nobody answers for as long as whoever asks is willing to wait. */
export const noAnswer = Symbol('noAnswer');

/** Stands between a request and its answer, and may delay or replace it. */
export type Faults = (
  request: RawRequest,
  answer: () => Promise<RawAnswer>,
) => Promise<RawAnswer | typeof networkFailure | typeof noAnswer>;
