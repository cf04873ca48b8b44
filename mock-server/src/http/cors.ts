/** Any port of this computer, as development servers have them. */
const local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Headers of answers that scripts of another origin may read. */
const exposed = 'Date, ETag, Allow';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** What clients of the contract send; others are named by the request itself. */
const usual = 'Authorization, Content-Type, Accept-Language, If-Match, Idempotency-Key';

/** Which pages may call this server from their scripts. */
export interface Cors {
  /** Headers of an answer to a page of an origin; none where it may not read it. */
  headers(origin: string | undefined): Record<string, string>;
  /** Headers of the answer to a browser that asks first; undefined where it may not call. */
  preflight(
    origin: string | undefined,
    wanted: { headers?: string; privateNetwork?: boolean },
  ): Record<string, string> | undefined;
}

/** @param origins beside those of this computer; `*` is every origin */
export function createCors(origins: readonly string[] = []): Cors {
  const allowed = (origin: string) =>
    local.test(origin) || origins.includes('*') || origins.includes(origin);
  const headers = (origin: string | undefined): Record<string, string> => ({
    // A cache may not hand the answer for one origin to another.
    Vary: 'Origin',
    ...(origin !== undefined &&
      allowed(origin) && {
        // The origin itself: browsers refuse `*` where credentials are sent along.
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Expose-Headers': exposed,
      }),
  });
  return {
    headers,
    preflight(origin, wanted) {
      if (origin === undefined || !allowed(origin)) return undefined;
      return {
        ...headers(origin),
        'Access-Control-Allow-Methods': methods,
        'Access-Control-Allow-Headers': wanted.headers ?? usual,
        'Access-Control-Max-Age': '600',
        ...(wanted.privateNetwork && { 'Access-Control-Allow-Private-Network': 'true' }),
      };
    },
  };
}
