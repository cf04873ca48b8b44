import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { hasContentHash } from './content-hash.mjs';
import { cacheControlOf, contentTypeOf, typeOf } from './file-headers.mjs';
import { normalizeEncodings, normalizeRange } from './normalize-request.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse<Request>} Response
 * @typedef {(request: Request, response: Response, next: () => void) => void} Middleware
 * @typedef {import('./serve.mjs').Headers} Headers
 */

/**
 * Creates the request listener for a directory's files.
 * @param {import('./serve.mjs').ServeOptions} options
 * @returns {(request: Request, response: Response) => void}
 */
export function createRequestListener({
  directory,
  singlePage,
  headers = {},
  documentHeaders,
  replace = {},
}) {
  const root = path.resolve(directory);
  // Its types are Express's, whose requests and responses extend Node's.
  const compress = /** @type {Middleware} */ (/** @type {unknown} */ (compression()));
  // `dev`: looks files up on every request, because a release replaces them.
  const files = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, pathname, { size }) => {
      response.setHeader('Content-Type', contentTypeOf(pathname));
      response.setHeader('Cache-Control', cacheControlOf(pathname));
      response.setHeader('Accept-Ranges', 'bytes');
      if (hasContentHash(pathname)) omitValidators(response);
      const { headers: asked } = response.req;
      asked.range = normalizeRange(asked.range, size);
    },
  });

  /**
   * @param {string} pathname
   * @param {Request} request
   * @param {Response} response
   * @param {() => void} next called if the file does not exist
   */
  const send = (pathname, request, response, next) => {
    if (!isPublic(pathname)) return next();
    const replacement = replace[pathname];
    if (replacement) {
      const text = replacement(textOf(root, pathname));
      return text === undefined ? next() : sendText(text, pathname, request, response);
    }
    if (pathname.endsWith('.html')) {
      const document = textOf(root, pathname);
      if (document === undefined) return next();
      const sent = documentHeaders?.(document) ?? {};
      // After a 304, browsers keep the stored policy: a page with another policy is another page.
      const tag = tagOf(JSON.stringify([document, sent]));
      setHeaders(response, { ...sent, ETag: tag });
      if (request.headers['if-none-match'] === tag)
        return end(response, 304, { 'Cache-Control': cacheControlOf(pathname) });
      delete request.headers['if-none-match'];
    }
    request.url = pathname;
    return files(request, response, next);
  };

  return (request, response) => {
    setHeaders(response, headers);
    if (request.method === 'OPTIONS') return end(response, 204, { Allow: allowedMethods });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return end(response, 405, { Allow: allowedMethods });
    }
    normalizeEncodings(request.headers);
    const [asked = '/'] = (request.url ?? '/').split('?');
    const pathname = asked.endsWith('/') ? `${asked}index.html` : asked;
    const notFound = () => end(response, 404, notFoundHeaders, 'Not found\n');
    const page = () => send('/index.html', request, response, notFound);
    const missing = singlePage && isNavigation(request, pathname) ? page : notFound;
    return compress(request, response, () => send(pathname, request, response, missing));
  };
}

const allowedMethods = 'GET, HEAD, OPTIONS';
const notFoundHeaders = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-cache',
};

/**
 * Whether a path may name a file: no part of it is hidden or leads out of the directory.
 * @param {string} pathname percent-encoded
 */
function isPublic(pathname) {
  let decoded;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  return !/[\0\\]/.test(decoded) && !decoded.split('/').some((segment) => segment.startsWith('.'));
}

/**
 * Whether the browser navigates to a page. A missing script or data file is never answered with the
 * page: that would fail as a syntax error, far from its cause.
 * @param {Request} request
 * @param {string} pathname
 */
function isNavigation({ headers }, pathname) {
  if (typeOf(pathname) && !pathname.endsWith('.html')) return false;
  const destination = headers['sec-fetch-dest'];
  if (destination) return destination === 'document' || destination === 'iframe';
  return headers.accept?.includes('text/html') ?? false;
}

/**
 * @param {string} root
 * @param {string} pathname of a public file
 */
function textOf(root, pathname) {
  const file = path.join(root, pathname);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Omits `ETag` and `Last-Modified`, which only a file that may change needs: a page loads twenty that
 * can't, and they are a fifth of the headers of each.
 * @param {Response} response
 */
function omitValidators(response) {
  const { writeHead } = response;
  response.writeHead = (/** @type {number} */ status, /** @type {any} */ headers = {}) => {
    delete headers['ETag'];
    delete headers['Last-Modified'];
    return writeHead.call(response, status, headers);
  };
}

/** @param {string} content */
const tagOf = (content) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/**
 * @param {string} text
 * @param {string} pathname
 * @param {Request} request
 * @param {Response} response
 */
function sendText(text, pathname, request, response) {
  const tag = tagOf(text);
  const headers = {
    'Content-Type': contentTypeOf(pathname),
    'Cache-Control': cacheControlOf(pathname),
    ETag: tag,
  };
  if (request.headers['if-none-match'] === tag) return end(response, 304, headers);
  return end(response, 200, headers, text);
}

/**
 * @param {Response} response
 * @param {Headers} headers
 */
function setHeaders(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {Headers} headers
 * @param {string} [body]
 */
function end(response, status, headers, body) {
  response.statusCode = status;
  setHeaders(response, headers);
  response.end(body);
}
