import type { Server } from 'miragejs';

/** The properties of Mirage's request object that are used here. */
export interface InterceptedRequest extends EventTarget {
  method: string;
  url: string;
  requestBody: string;
  requestHeaders: Record<string, string>;
  /** Number of characters per progress event of a response; Pretender's default is ten. */
  chunkSize?: number;
  onerror?: ((event: ProgressEvent) => void) | null;
  ontimeout?: ((event: ProgressEvent) => void) | null;
}

/** Method and URL of a request, through XMLHttpRequest or fetch. */
export type RequestTarget = Pick<InterceptedRequest, 'method' | 'url'>;

/** The parts of Pretender that are used here; Mirage has no types for it. */
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

interface RoutingOptions {
  /** Whether a request goes to the network. */
  passesThrough(target: RequestTarget): boolean;
  /** Fails a request that no route matches: another origin, or another method. */
  refuse(request: InterceptedRequest): void;
}

/** Fixes Pretender's handling of passed-through requests and malformed paths. */
export function patchPretender(server: Server, { passesThrough, refuse }: RoutingOptions): void {
  const pretender = (server as unknown as { pretender: Pretender }).pretender;
  pretender.passthroughRequest = (_method, _path, request) => forwardLoadEnd(request);
  pretender.unhandledRequest = (_method, _path, request) => refuse(request);
  patchMalformedPaths(pretender, passesThrough);
  patchFetch(pretender, passesThrough);
}

/** Fails a request as a browser does on a network error or timeout; no response follows. */
export function failRequest(
  request: InterceptedRequest,
  end: 'error' | 'timeout' = 'error',
): Promise<never> {
  const event = new ProgressEvent(end);
  request.dispatchEvent(event);
  // Pretender's request calls listeners of these events, but not their `on...` handlers.
  request[`on${end}`]?.(event);
  return new Promise<never>(() => {});
}

/** Dispatches `loadend` for passed-through requests: Pretender doesn't, and axios waits for it. */
function forwardLoadEnd(request: EventTarget): void {
  for (const end of ['load', 'error', 'abort', 'timeout'])
    request.addEventListener(end, () => {
      // After the handlers of the event itself, as in a browser.
      queueMicrotask(() => request.dispatchEvent(new ProgressEvent('loadend')));
    });
}

/**
 * Handles paths with a malformed escape sequence, at which Pretender's router throws: they bypass
 * its passthrough check, and are matched under a placeholder path, so that the dispatcher responds.
 */
function patchMalformedPaths(
  pretender: Pretender,
  passesThrough: RoutingOptions['passesThrough'],
): void {
  const checkPassthrough = pretender.checkPassthrough.bind(pretender);
  pretender.checkPassthrough = (request) => {
    if (!isMalformed(request)) return checkPassthrough(request);
    if (!passesThrough(request)) return false;
    forwardLoadEnd(request);
    return true;
  };
  const handlerFor = pretender._handlerFor.bind(pretender);
  pretender._handlerFor = (method, url, request) =>
    handlerFor(method, isMalformed({ url }) ? '/malformed' : url, request);
}

function isMalformed({ url }: Pick<RequestTarget, 'url'>): boolean {
  try {
    decodeURIComponent(new URL(url, window.location.href).pathname);
    return false;
  } catch {
    return true;
  }
}

/**
 * Restores the browser's fetch for requests that pass through: Pretender's decodes every response
 * as text, which corrupts fonts and images, and its Response is not the browser's.
 */
function patchFetch(pretender: Pretender, passesThrough: RoutingOptions['passesThrough']): void {
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
      if (passesThrough({ method, url })) return nativeFetch.call(window, input, init);
      // Pretender's fetch doesn't support the browser's Request and Headers.
      const headers = Object.fromEntries(new Headers(init?.headers ?? request?.headers));
      const body = init?.body ?? (request && ((await request.text()) || undefined));
      return intercepted(url, { ...init, method, headers, body });
    },
  });
}
