import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { encode } from './encoding.mjs';
import { cacheControlOf, contentTypeOf, locate, statOf, typeOf } from './files.mjs';
import { rangeOf } from './range.mjs';

/**
 * @typedef {Record<string, string>} Headers
 * @typedef {{
 *   directory: string,
 *   port?: number,
 *   host?: string,
 *   singlePage?: boolean,
 *   headers?: Headers,
 *   documentHeaders?: (document: string) => Headers | Promise<Headers>,
 *   replace?: Record<string, (text: string | undefined) => string | undefined>,
 * }} ServeOptions
 *
 * `port`: 0 or left out takes a free one. `singlePage`: a navigation to an address without a file
 * is answered with index.html. `headers`: sent with every answer. `documentHeaders`: sent with
 * HTML, made from its text. `replace`: by address, what to send instead of the file's text (which
 * is `undefined` where there is no such file; answering `undefined` means not found).
 *
 * @typedef {{ url: string, port: number, close: () => Promise<void> }} RunningServer
 */

/**
 * Serves a built directory as a deployment does: precompressed files, caching by name, ranges,
 * entity tags, and the page itself for every navigation.
 * @param {ServeOptions} options
 * @returns {Promise<RunningServer>}
 */
export async function serve(options) {
  const server = http.createServer((request, response) => {
    answer(options, request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', () => resolve(undefined));
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {ServeOptions} options
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
async function answer(options, request, response) {
  for (const [name, value] of Object.entries(options.headers ?? {}))
    response.setHeader(name, value);
  if (request.method === 'OPTIONS') return end(response, 204, { Allow: 'GET, HEAD, OPTIONS' });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return end(response, 405, { Allow: 'GET, HEAD, OPTIONS' });
  }
  const source = await find(options, request);
  if (!source) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' };
    return end(response, 404, headers, 'Not found\n');
  }
  const html = source.pathname.endsWith('.html');
  return send(source, request, response, {
    'Content-Type': contentTypeOf(source.pathname),
    'Cache-Control': cacheControlOf(source.pathname),
    Vary: 'Accept-Encoding',
    ...(html ? await options.documentHeaders?.(source.content.toString('utf8')) : {}),
  });
}

/**
 * @param {ServeOptions} options
 * @param {http.IncomingMessage} request
 */
async function find(options, request) {
  const [asked = '/'] = (request.url ?? '/').split('?');
  const pathname = asked.endsWith('/') ? `${asked}index.html` : asked;
  const found = await load(options, pathname);
  if (found || !options.singlePage || !isNavigation(request, pathname)) return found;
  return load(options, '/index.html');
}

/**
 * Whether the browser asks for a page. A script or a data file that is not there is never answered
 * with a page: the fault would show as a syntax error far from its cause.
 * @param {http.IncomingMessage} request
 * @param {string} pathname
 */
function isNavigation({ headers }, pathname) {
  if (typeOf(pathname) && !pathname.endsWith('.html')) return false;
  const destination = headers['sec-fetch-dest'];
  if (destination) return destination === 'document' || destination === 'iframe';
  return headers.accept?.includes('text/html') ?? false;
}

/**
 * @param {ServeOptions} options
 * @param {string} pathname
 */
async function load({ directory, replace = {} }, pathname) {
  const file = locate(path.resolve(directory), pathname);
  if (!file) return undefined;
  const stats = await statOf(file);
  const content = stats ? await readFile(file) : undefined;
  const replacement = replace[pathname];
  if (replacement) {
    const text = replacement(content?.toString('utf8'));
    return text === undefined ? undefined : described(pathname, Buffer.from(text));
  }
  return content && described(pathname, content, file);
}

/**
 * @param {string} pathname
 * @param {Buffer} content
 * @param {string} [file]
 */
function described(pathname, content, file) {
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { pathname, content, tag, file };
}

/**
 * @param {{ pathname: string, tag: string, content: Buffer, file?: string }} source
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {Headers} headers
 */
async function send(source, request, response, headers) {
  const range = rangeOf(request.headers.range, source.content.length);
  if (range === 'unsatisfiable') {
    return end(response, 416, { 'Content-Range': `bytes */${source.content.length}` });
  }
  const { content, encoding } = range
    ? { content: source.content.subarray(range.start, range.end + 1), encoding: undefined }
    : await encode(source, request.headers['accept-encoding']);
  const tag = `"${source.tag}${encoding ? `-${encoding}` : ''}"`;
  const all = { ...headers, ETag: tag, 'Accept-Ranges': 'bytes' };
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) {
    return end(response, 304, all);
  }
  return end(
    response,
    range ? 206 : 200,
    {
      ...all,
      'Content-Length': String(content.length),
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
      ...(range
        ? { 'Content-Range': `bytes ${range.start}-${range.end}/${source.content.length}` }
        : {}),
    },
    request.method === 'HEAD' ? undefined : content,
  );
}

/**
 * @param {http.ServerResponse} response
 * @param {number} status
 * @param {Headers} headers
 * @param {Buffer | string} [body]
 */
function end(response, status, headers, body) {
  response.writeHead(status, headers);
  response.end(body);
}
