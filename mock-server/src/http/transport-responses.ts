import { randomUUID } from 'node:crypto';
import type { TransportCode } from '@praxis/contract/openapi/error-responses';
import type { ErrorCode } from '@praxis/contract';
import type { RawResponse } from '../core/raw';

/** Creates an error response for a request that no endpoint serves, in the API's error format. */
export const refuse = (
  status: number,
  code: ErrorCode | TransportCode,
  message: string,
): RawResponse => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ error: { code, message, requestId: randomUUID() } }),
});

/** Adds the version of a single record as an ETag header, for `If-Match`. */
export function withETag(response: RawResponse): RawResponse {
  if (response.status >= 300 || !/"version":\d/.test(response.body)) return response;
  const version = versionOf(JSON.parse(response.body));
  return typeof version === 'number'
    ? { ...response, headers: { ...response.headers, ETag: `"${version}"` } }
    : response;
}

const versionOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
