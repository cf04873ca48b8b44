import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RawResponse } from '../core/raw';
import {
  runSimulation,
  type SimulationCore,
  type SimulationOptions,
} from '../simulation/run-simulation';
import { describeApi } from './api-document';
import { createControl } from './control';
import { createCors } from './cors';
import { persistData } from './data-persistence';
import { BodyTooLarge, readRequest } from './read-request';
import { refuse, withETag } from './transport-responses';

/** A static file that the server serves next to the API. */
interface PageFile {
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

export interface MockApiOptions extends Omit<SimulationOptions, 'storage'> {
  /** 0 picks any free port. */
  port?: number;
  host?: string;
  /** Origins whose pages may call the API, in addition to the local host. */
  origins?: readonly string[];
  /** A file to load changes from and persist them in. */
  dataFile?: string;
  /** The version in the API description. */
  version?: string;
  /** Resolves with a file of the page that shows the API description. */
  page?: (path: string) => Promise<PageFile | undefined>;
  /** Called for each response: `GET /api/v1/me 200`, without query and body. */
  onResponse?: (line: string) => void;
  /** Called when writing the data file fails, and when it works again. */
  onTrouble?: (line: string) => void;
}

export interface MockApi {
  url: string;
  simulated: SimulationCore;
  /**
   * Stops accepting requests, finishes those in flight, and writes the data file. @throws
   * {DataFileError}
   */
  close(): Promise<void>;
}

/** Serves the simulated back end over HTTP. @throws {DataFileError} */
export async function startMockApi({
  port = 0,
  host = '127.0.0.1',
  origins,
  dataFile,
  version = '0.0.0',
  page,
  onResponse,
  onTrouble = () => {},
  ...options
}: MockApiOptions = {}): Promise<MockApi> {
  const simulated = await runSimulation({ ...options, storage: 'memory' });
  const persistence =
    dataFile === undefined ? undefined : await persistData(simulated, dataFile, onTrouble);
  const control = createControl(simulated);
  const cors = createCors(origins);
  let description: string | undefined;

  const allowedMethods = (path: string) =>
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (method) => control.serves(method, path) || simulated.dispatcher.serves(method, path),
    );

  async function respond(message: IncomingMessage, url: URL): Promise<RawResponse | symbol> {
    const request = await readRequest(message, url);
    const { method, path } = request;
    if (control.serves(method, path)) {
      const result = await control.respond(request);
      persistence?.save();
      return result;
    }
    const methods = allowedMethods(path);
    if (methods.length === 0) return refuse(404, 'not_found', 'No endpoint has this path.');
    if (!methods.includes(method))
      return {
        ...refuse(405, 'method_not_allowed', 'This path does not support the method.'),
        headers: { 'Content-Type': 'application/json', Allow: methods.join(', ') },
      };
    const result = await simulated.injectFaults(request, () =>
      simulated.dispatcher.dispatch(request),
    );
    return typeof result === 'symbol' ? result : withETag(result);
  }

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin } = message.headers;
    const url = new URL(`http://mock-api${message.url}`);
    const send = (status: number, headers: Record<string, string>, body: string | Uint8Array) => {
      response.writeHead(status, {
        'X-Content-Type-Options': 'nosniff',
        // Responses are private: no cache may store them.
        'Cache-Control': 'no-store',
        // Clients read the simulated time from it.
        Date: new Date(simulated.clock.now()).toUTCString(),
        ...cors.headers(origin),
        ...headers,
      });
      response.end(body);
      onResponse?.(`${message.method} ${url.pathname} ${status}`);
    };

    if (message.method === 'OPTIONS' && 'access-control-request-method' in message.headers) {
      const headers = cors.preflight(origin, {
        headers: message.headers['access-control-request-headers'],
        privateNetwork: 'access-control-request-private-network' in message.headers,
      });
      return send(headers ? 204 : 403, headers ?? {}, '');
    }
    if (message.method === 'GET' || message.method === 'HEAD') {
      if (url.pathname === '/openapi.json') {
        description ??= JSON.stringify(describeApi(version));
        return send(200, { 'Content-Type': 'application/json' }, description);
      }
      const file = await page?.(url.pathname);
      if (file) return send(200, { 'Content-Type': file.type, ...file.headers }, file.body);
    }
    try {
      const result = await respond(message, url);
      if (typeof result === 'symbol') {
        // To the client, the network failed.
        response.destroy();
        onResponse?.(`${message.method} ${url.pathname} offline`);
      } else send(result.status, result.headers, result.body);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      const { status, headers, body } = refuse(413, 'payload_too_large', 'The body is too large.');
      // The rest of the body is not read.
      send(status, { ...headers, Connection: 'close' }, body);
    }
  }

  const server = createServer((message, response) => {
    handle(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    simulated,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        // Idle keep-alive connections; requests in flight are finished first.
        server.closeIdleConnections();
      });
      try {
        await persistence?.flush();
      } finally {
        simulated.leave();
      }
    },
  };
}
