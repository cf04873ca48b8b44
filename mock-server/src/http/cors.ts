/** Any port of the local host, as used by development servers. */
const localOrigin = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Response headers that scripts of other origins may read. */
const exposedHeaders = 'Date, ETag, Allow';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** Request headers of the contract's clients; used if a preflight names none. */
const defaultHeaders = 'Authorization, Content-Type, Accept-Language, If-Match, Idempotency-Key';

/** Decides which origins may call this server. */
export interface Cors {
  /** CORS headers of a response to a page of this origin. */
  headers(origin: string | undefined): Record<string, string>;
  /** Headers of a preflight response; undefined if the origin is not allowed. */
  preflight(
    origin: string | undefined,
    requested: { headers?: string; privateNetwork?: boolean },
  ): Record<string, string> | undefined;
}

/** @param origins allowed in addition to the local host; `*` allows every origin */
export function createCors(origins: readonly string[] = []): Cors {
  const allowed = (origin: string) =>
    localOrigin.test(origin) || origins.includes('*') || origins.includes(origin);
  const headers = (origin: string | undefined): Record<string, string> => ({
    // Caches must not reuse the response for another origin.
    Vary: 'Origin',
    ...(origin !== undefined &&
      allowed(origin) && {
        // The exact origin: browsers reject `*` for requests with credentials.
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Expose-Headers': exposedHeaders,
      }),
  });
  return {
    headers,
    preflight(origin, requested) {
      if (origin === undefined || !allowed(origin)) return undefined;
      return {
        ...headers(origin),
        'Access-Control-Allow-Methods': methods,
        'Access-Control-Allow-Headers': requested.headers ?? defaultHeaders,
        'Access-Control-Max-Age': '600',
        ...(requested.privateNetwork && { 'Access-Control-Allow-Private-Network': 'true' }),
      };
    },
  };
}
