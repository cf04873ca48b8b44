import type { WireRequest } from './client';
import { failureOfAnswer, RequestError } from './request-error';

/** What came back, whatever its status. */
export interface WireAnswer {
  status: number;
  body: unknown;
}

/**
 * Sends a request once, for the bearer of an access token or for nobody.
 * @throws {RequestError} where no answer came; the caller's abort as it is
 */
export type SendOnce = (request: WireRequest, accessToken?: string) => Promise<WireAnswer>;

/** The body of an answer. @throws {RequestError} where its status is a refusal or a fault */
export function bodyOf({ status, body }: WireAnswer): unknown {
  if (status >= 400) throw new RequestError(failureOfAnswer(status, body));
  return body;
}
