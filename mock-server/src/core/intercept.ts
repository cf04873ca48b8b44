import { createServer, Response as MirageResponse, type Server } from 'miragejs';
import type { Dispatcher, RawAnswer, RawRequest } from './dispatch';

/** What is used of a request as Mirage hands it on. */
interface InterceptedRequest extends EventTarget {
  method: string;
  url: string;
  requestBody: string;
  requestHeaders: Record<string, string>;
  /** How many characters of an answer come at a time, each with an event: ten, unless it is said. */
  chunkSize?: number;
  onerror?: ((event: ProgressEvent) => void) | null;
}

/** What is used of Pretender, which Mirage stands on and does not type. */
interface Pretender {
  checkPassthrough(request: InterceptedRequest): boolean;
  passthroughRequest(method: string, path: string, request: EventTarget): void;
  unhandledRequest(method: string, path: string, request: InterceptedRequest): void;
  _handlerFor(method: string, url: string, request: InterceptedRequest): unknown;
}

/** Instead of an answer: the network is gone. */
export const networkFailure = Symbol('networkFailure');

/** Stands between a request and its answer, and may delay or replace it. */
export type Faults = (
  request: RawRequest,
  answer: () => Promise<RawAnswer>,
) => Promise<RawAnswer | typeof networkFailure>;

/** What a Mirage server is started with. */
export interface Interception {
  dispatcher: Dispatcher;
  faults: Faults;
  /** Told of a request that nobody serves (`GET /nowhere`), which then fails; without it such a request goes to the network. */
  unserved?: (line: string) => void;
  /** Answers in the same turn of the event loop, where nobody waits for a frame to be painted between. */
  sameTurn?: boolean;
}

/**
 * Starts MirageJS on the page: requests that the dispatcher serves are answered here, everything
 * else (files, chunks, other origins) goes to the network untouched. A route that is registered
 * later, `server.get('/api/v1/doctor/plans', ...)`, is answered in the dispatcher's place.
 *
 * `shutdown()` of the server gives the page its own XMLHttpRequest and fetch back.
 */
export function intercept({ dispatcher, faults, unserved, sameTurn }: Interception): Server {
  /** Whether a request goes to the network. */
  const passes = (request: InterceptedRequest) => !unserved && !isOurs(request, dispatcher);
  const refuse = (request: InterceptedRequest) => {
    unserved?.(lineOf(request));
    return failOnTheWay(request);
  };
  const server = createServer({
    environment: 'development',
    trackRequests: false,
    timing: 0,
    useDefaultPassthroughs: false,
    routes() {
      // Asked before the routes are: whatever is not ours never comes near them.
      this.passthrough((request) => passes(request as unknown as InterceptedRequest));
      // One route a method: which endpoint it is the dispatcher knows. Two hundred routes take long to register.
      for (const method of ['get', 'post', 'put', 'patch', 'del'] as const)
        this[method]('/*path', async (_schema: unknown, request: unknown) => {
          const intercepted = request as InterceptedRequest;
          if (!isOurs(intercepted, dispatcher)) return refuse(intercepted);
          const raw = toRaw(intercepted);
          const answer = await faults(raw, () => dispatcher.dispatch(raw));
          if (answer === networkFailure) return failOnTheWay(intercepted);
          intercepted.chunkSize = answer.body.length;
          return new MirageResponse(answer.status, answer.headers, answer.body);
        });
    },
  });
  // The option of that name does nothing: the console would keep every request, passwords included.
  server.logging = false;
  // Mirage knows of milliseconds only; Pretender, which it hands them to, waits for no timer then.
  if (sameTurn) Object.assign(server, { timing: false });
  const pretender = (server as unknown as { pretender: Pretender }).pretender;
  pretender.passthroughRequest = (_method, _path, request) => forwardLoadEnd(request);
  // Another origin, or another method: no route catches these.
  pretender.unhandledRequest = (_method, _path, request) => void refuse(request);
  withstandMalformedPaths(pretender, passes);
  return server;
}

function isOurs({ method, url }: InterceptedRequest, dispatcher: Dispatcher): boolean {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin && dispatcher.serves(method.toUpperCase(), pathname);
}

/**
 * Pretender's router throws at a path with a malformed escape. It is not asked where such a request
 * goes, and then asked for any other path: what is ours the dispatcher answers.
 */
function withstandMalformedPaths(
  pretender: Pretender,
  passes: (request: InterceptedRequest) => boolean,
): void {
  const checkPassthrough = pretender.checkPassthrough.bind(pretender);
  pretender.checkPassthrough = (request) => {
    if (!isMalformed(request)) return checkPassthrough(request);
    if (!passes(request)) return false;
    forwardLoadEnd(request);
    return true;
  };
  const handlerFor = pretender._handlerFor.bind(pretender);
  pretender._handlerFor = (method, url, request) =>
    handlerFor(method, isMalformed({ url }) ? '/malformed' : url, request);
}

function isMalformed({ url }: Pick<InterceptedRequest, 'url'>): boolean {
  try {
    decodeURIComponent(new URL(url, window.location.href).pathname);
    return false;
  } catch {
    return true;
  }
}

function lineOf({ method, url }: InterceptedRequest): string {
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

/** The request ends as a browser ends one that reaches nobody; no answer follows. */
function failOnTheWay(request: InterceptedRequest): Promise<never> {
  const event = new ProgressEvent('error');
  request.dispatchEvent(event);
  // Pretender's request knows of no handler of this event, only of its listeners.
  request.onerror?.(event);
  return new Promise<never>(() => {});
}

/** Pretender never tells of the end of a request that it passes through, and axios waits for that. */
function forwardLoadEnd(request: EventTarget): void {
  for (const end of ['load', 'error', 'abort', 'timeout'])
    request.addEventListener(end, () => {
      // After the handlers of the event itself, as a browser does it.
      queueMicrotask(() => request.dispatchEvent(new ProgressEvent('loadend')));
    });
}
