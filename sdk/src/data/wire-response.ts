import type { WireRequest } from './client';
import { failureOfResponse, RequestError } from './request-error';

/** A response of any status. */
export interface WireResponse {
  status: number;
  body: unknown;
}

/**
 * Sends a request once, with an access token or anonymously.
 *
 * @throws {RequestError} if there is no response; an abort is rethrown as it is
 */
export type SendOnce = (request: WireRequest, accessToken?: string) => Promise<WireResponse>;

/** Returns the body of a response. @throws {RequestError} if its status is 400 or more */
export function bodyOf({ status, body }: WireResponse): unknown {
  if (status >= 400) throw new RequestError(failureOfResponse(status, body));
  return body;
}
