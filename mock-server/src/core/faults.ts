import type { RawResponse, RawRequest } from './raw';

/** Simulates a network failure instead of a response. */
export const networkFailure = Symbol('networkFailure');

/** Simulates a request that times out. */
export const noResponse = Symbol('noResponse');

/** Intercepts a request and may delay or replace its response. */
export type Faults = (
  request: RawRequest,
  respond: () => Promise<RawResponse>,
) => Promise<RawResponse | typeof networkFailure | typeof noResponse>;
