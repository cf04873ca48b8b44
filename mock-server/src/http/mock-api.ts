import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RawAnswer } from '../core/raw';
import { runSimulation, type Simulated, type SimulationOptions } from '../simulation/running';
import { describeApi } from './api-document';
import { createControl } from './control';
import { createCors } from './cors';
import { keepData } from './kept-data';
import { BodyTooLarge, readRequest } from './read-request';
import { refuse, withETag } from './transport-answers';

/** A file that the server hands out beside the API. */
interface PageFile {
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

export interface MockApiOptions extends Omit<SimulationOptions, 'storage'> {
  /** 0 is any that is free. */
  port?: number;
  host?: string;
  /** Origins whose pages may call it, beside those of this computer. */
  origins?: readonly string[];
  /** Keeps what changes in a file, and begins with what it holds. */
  dataFile?: string;
  /** The version that the description of the API names. */
  version?: string;
  /** A file of the page that reads the description. */
  page?: (path: string) => Promise<PageFile | undefined>;
  /** Told of each request: `GET /api/v1/me 200`, without what was asked or sent. */
  onAnswer?: (line: string) => void;
  /** Told when the data file can't be written, and when it can again. */
  onTrouble?: (line: string) => void;
}

export interface MockApi {
  url: string;
  simulated: Simulated;
  /** Takes no more requests, answers those that it has, keeps the data. @throws {DataFileError} */
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
  onAnswer,
  onTrouble = () => {},
  ...options
}: MockApiOptions = {}): Promise<MockApi> {
  const simulated = await runSimulation({ ...options, storage: 'memory' });
  const kept = dataFile === undefined ? undefined : await keepData(simulated, dataFile, onTrouble);
  const control = createControl(simulated);
  const cors = createCors(origins);
  let description: string | undefined;

  const allowedMethods = (path: string) =>
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (method) => control.serves(method, path) || simulated.dispatcher.serves(method, path),
    );

  async function answer(message: IncomingMessage, url: URL): Promise<RawAnswer | symbol> {
    const request = await readRequest(message, url);
    const { method, path } = request;
    if (control.serves(method, path)) {
      const answered = await control.answer(request);
      kept?.save();
      return answered;
    }
    const methods = allowedMethods(path);
    if (methods.length === 0) return refuse(404, 'not_found', 'There is nothing at this address.');
    if (!methods.includes(method))
      return {
        ...refuse(405, 'method_not_allowed', 'This address takes other methods.'),
        headers: { 'Content-Type': 'application/json', Allow: methods.join(', ') },
      };
    const answered = await simulated.disturb(request, () => simulated.dispatcher.dispatch(request));
    return typeof answered === 'symbol' ? answered : withETag(answered);
  }

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin } = message.headers;
    const url = new URL(`http://mock-api${message.url}`);
    const send = (status: number, headers: Record<string, string>, body: string | Uint8Array) => {
      response.writeHead(status, {
        'X-Content-Type-Options': 'nosniff',
        // Answers are of one person: no cache keeps them.
        'Cache-Control': 'no-store',
        // Pages tell the time by it: the simulated one.
        Date: new Date(simulated.clock.now()).toUTCString(),
        ...cors.headers(origin),
        ...headers,
      });
      response.end(body);
      onAnswer?.(`${message.method} ${url.pathname} ${status}`);
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
      const answered = await answer(message, url);
      if (typeof answered === 'symbol') {
        // The network is gone, as far as whoever asked can tell.
        response.destroy();
        onAnswer?.(`${message.method} ${url.pathname} offline`);
      } else send(answered.status, answered.headers, answered.body);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      const { status, headers, body } = refuse(413, 'payload_too_large', 'The body is too large.');
      // What is still to come is not read.
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
        // Connections that wait for another request; those with one are answered first.
        server.closeIdleConnections();
      });
      try {
        await kept?.flush();
      } finally {
        simulated.leave();
      }
    },
  };
}
