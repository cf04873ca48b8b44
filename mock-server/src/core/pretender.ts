import type { Server } from 'miragejs';

/** What is used of a request as Mirage hands it on. */
export interface InterceptedRequest extends EventTarget {
  method: string;
  url: string;
  requestBody: string;
  requestHeaders: Record<string, string>;
  /** How many characters of an answer come at a time, each with an event: ten, unless it is said. */
  chunkSize?: number;
  onerror?: ((event: ProgressEvent) => void) | null;
  ontimeout?: ((event: ProgressEvent) => void) | null;
}

/** What a request asks for, however it is sent. */
export type Asked = Pick<InterceptedRequest, 'method' | 'url'>;

/** What is used of Pretender, which Mirage stands on and does not type. */
interface Pretender {
  checkPassthrough(request: InterceptedRequest): boolean;
  passthroughRequest(method: string, path: string, request: EventTarget): void;
  unhandledRequest(method: string, path: string, request: InterceptedRequest): void;
  _handlerFor(method: string, url: string, request: InterceptedRequest): unknown;
  _nativefetch: typeof fetch;
  _nativeHeaders: typeof Headers;
  _nativeRequest: typeof Request;
  _nativeResponse: typeof Response;
}

interface Ways {
  /** Whether a request goes to the network. */
  passes(asked: Asked): boolean;
  /** Ends a request that no route catches: of another origin, or with another method. */
  refuse(request: InterceptedRequest): void;
}

/** Mends what Pretender does wrong about requests that are not ours, or not well-formed. */
export function mendPretender(server: Server, { passes, refuse }: Ways): void {
  const pretender = (server as unknown as { pretender: Pretender }).pretender;
  pretender.passthroughRequest = (_method, _path, request) => forwardLoadEnd(request);
  pretender.unhandledRequest = (_method, _path, request) => refuse(request);
  withstandMalformedPaths(pretender, passes);
  passOnFetch(pretender, passes);
}

/** The request ends as a browser ends one that reaches nobody, or that waits too long; no answer follows. */
export function failOnTheWay(
  request: InterceptedRequest,
  end: 'error' | 'timeout' = 'error',
): Promise<never> {
  const event = new ProgressEvent(end);
  request.dispatchEvent(event);
  // Pretender's request knows of no handler of these events, only of their listeners.
  request[`on${end}`]?.(event);
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

/**
 * Pretender's router throws at a path with a malformed escape. It is not asked where such a request
 * goes, and then asked for any other path: what is ours the dispatcher answers.
 */
function withstandMalformedPaths(pretender: Pretender, passes: Ways['passes']): void {
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

function isMalformed({ url }: Pick<Asked, 'url'>): boolean {
  try {
    decodeURIComponent(new URL(url, window.location.href).pathname);
    return false;
  } catch {
    return true;
  }
}

/**
 * Pretender's fetch takes every answer for text, which breaks a font or a picture, and its Response
 * is not the browser's. The page keeps its own for what goes to the network.
 */
function passOnFetch(pretender: Pretender, passes: Ways['passes']): void {
  const { _nativefetch: nativeFetch, _nativeRequest: NativeRequest } = pretender;
  const intercepted = window.fetch;
  Object.assign(window, {
    Headers: pretender._nativeHeaders,
    Request: NativeRequest,
    Response: pretender._nativeResponse,
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = input instanceof NativeRequest ? input : undefined;
      const url = request?.url ?? String(input);
      const method = init?.method ?? request?.method ?? 'GET';
      if (passes({ method, url })) return nativeFetch.call(window, input, init);
      // Pretender's fetch does not know the browser's Request and Headers.
      const headers = Object.fromEntries(new Headers(init?.headers ?? request?.headers));
      const body = init?.body ?? (request && ((await request.text()) || undefined));
      return intercepted(url, { ...init, method, headers, body });
    },
  });
}
