import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRequestListener } from './request-listener.mjs';

/**
 * @typedef {Record<string, string>} Headers
 * @typedef {{
 *   directory: string,
 *   port?: number,
 *   host?: string,
 *   singlePage?: boolean,
 *   headers?: Headers,
 *   documentHeaders?: (document: string) => Headers,
 *   replace?: Record<string, (text: string | undefined) => string | undefined>,
 *   delayMs?: () => number,
 * }} ServeOptions
 *
 * `port`: 0 or omitted takes a free one. `singlePage`: answers navigations to paths without a file
 * with index.html. `headers`: sent with every response. `documentHeaders`: sent with HTML, computed
 * from its text. `replace`: by path, computes what to send in place of the file's text (`undefined`
 * if the file does not exist; returning `undefined` means 404). `delayMs`: how long each response
 * waits, for measurements.
 *
 * @typedef {{ url: string, port: number, close: () => Promise<void> }} RunningServer
 */

/**
 * Serves a build as a deployment does: precompressed files, caching by file name, ranges, ETags,
 * and the page for every navigation.
 * @param {ServeOptions} options
 * @returns {Promise<RunningServer>}
 */
export async function serve(options) {
  const respond = createRequestListener(options);
  const delayMs = options.delayMs ?? (() => 0);
  const server = http.createServer(async (request, response) => {
    try {
      const delay = delayMs();
      if (delay > 0) await sleep(delay);
      respond(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
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
