import { createServer, Response as MirageResponse, type Server } from 'miragejs';
import type { Dispatcher } from './dispatch';
import { networkFailure, noAnswer, type Faults } from './faults';
import { failOnTheWay, mendPretender, type Asked, type InterceptedRequest } from './pretender';
import type { RawRequest } from './raw';

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
  const passes = (asked: Asked) => !isForServer(asked) || (!unserved && !isOurs(asked, dispatcher));
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
          if (answer === noAnswer) return failOnTheWay(intercepted, 'timeout');
          intercepted.chunkSize = answer.body.length;
          return new MirageResponse(answer.status, answer.headers, answer.body);
        });
    },
  });
  // The option of that name does nothing: the console would keep every request, passwords included.
  server.logging = false;
  // Mirage knows of milliseconds only; Pretender, which it hands them to, waits for no timer then.
  if (sameTurn) Object.assign(server, { timing: false });
  mendPretender(server, { passes, refuse: (request) => void refuse(request) });
  return server;
}

function isOurs({ method, url }: Asked, dispatcher: Dispatcher): boolean {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin && dispatcher.serves(method.toUpperCase(), pathname);
}

/** Whether some server is asked. What an address holds itself needs none, and may be too long to be parsed. */
function isForServer({ url }: Asked): boolean {
  return !/^(data|blob):/i.test(url);
}

function lineOf({ method, url }: Asked): string {
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
