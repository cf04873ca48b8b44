import { createServer, Response as MirageResponse, type Server } from 'miragejs';
import type { Dispatcher } from './dispatch';
import { networkFailure, noResponse, type Faults } from './faults';
import {
  failRequest,
  patchPretender,
  type RequestTarget,
  type InterceptedRequest,
} from './pretender';
import type { RawRequest } from './raw';

/** Options of the Mirage server. */
export interface Interception {
  dispatcher: Dispatcher;
  faults: Faults;
  /**
   * Called for a request that no endpoint serves (`GET /nowhere`), which then fails; if absent,
   * such a request goes to the network.
   */
  unserved?: (line: string) => void;
  /** Responds within the same event loop turn, for tests that need no frame painted in between. */
  sameTurn?: boolean;
}

/**
 * Starts MirageJS on the page. Requests that the dispatcher serves are answered here; all others
 * (files, chunks, other origins) pass through to the network untouched. A route registered later,
 * `server.get('/api/v1/doctor/plans', ...)`, takes precedence over the dispatcher.
 *
 * `shutdown()` of the server restores the page's own XMLHttpRequest and fetch.
 */
export function intercept({ dispatcher, faults, unserved, sameTurn }: Interception): Server {
  /** Whether a request goes to the network. */
  const passesThrough = (target: RequestTarget) =>
    !needsServer(target) || (!unserved && !isServed(target, dispatcher));
  const refuse = (request: InterceptedRequest) => {
    unserved?.(requestLineOf(request));
    return failRequest(request);
  };
  const server = createServer({
    environment: 'development',
    trackRequests: false,
    timing: 0,
    useDefaultPassthroughs: false,
    routes() {
      // Checked before any route is matched.
      this.passthrough((request) => passesThrough(request as unknown as InterceptedRequest));
      // One catch-all route per method: registering two hundred routes is slow, and the dispatcher
      // routes anyway.
      for (const method of ['get', 'post', 'put', 'patch', 'del'] as const)
        this[method]('/*path', async (_schema: unknown, request: unknown) => {
          const intercepted = request as InterceptedRequest;
          if (!isServed(intercepted, dispatcher)) return refuse(intercepted);
          const raw = toRaw(intercepted);
          const response = await faults(raw, () => dispatcher.dispatch(raw));
          if (response === networkFailure) return failRequest(intercepted);
          if (response === noResponse) return failRequest(intercepted, 'timeout');
          intercepted.chunkSize = response.body.length;
          return new MirageResponse(response.status, response.headers, response.body);
        });
    },
  });
  // The `logging` option has no effect. With logging on, the console would retain every request,
  // passwords included.
  server.logging = false;
  // Mirage's own option takes milliseconds only; with `false`, Pretender, which receives it, uses
  // no timer.
  if (sameTurn) Object.assign(server, { timing: false });
  patchPretender(server, { passesThrough, refuse: (request) => void refuse(request) });
  return server;
}

function isServed({ method, url }: RequestTarget, dispatcher: Dispatcher): boolean {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin && dispatcher.serves(method.toUpperCase(), pathname);
}

/**
 * Whether the request needs a server. Data and blob URLs need none, and may be too long to parse.
 */
function needsServer({ url }: RequestTarget): boolean {
  return !/^(data|blob):/i.test(url);
}

function requestLineOf({ method, url }: RequestTarget): string {
  const { origin, pathname } = new URL(url, window.location.href);
  return `${method.toUpperCase()} ${origin === window.location.origin ? '' : origin}${pathname}`;
}

function toRaw({ method, url, requestBody, requestHeaders }: InterceptedRequest): RawRequest {
  const { pathname, search } = new URL(url, window.location.href);
  return {
    method: method.toUpperCase(),
    path: pathname,
    query: search.slice(1),
    body: typeof requestBody === 'string' ? requestBody : '',
    headers: Object.fromEntries(
      Object.entries(requestHeaders ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  };
}
