/** @jest-environment @praxis/tooling/jest/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import type { Dispatcher } from './dispatch';
import type { RawRequest } from './raw';
import { intercept } from './intercept';

let server: ReturnType<typeof intercept> | undefined;
afterEach(() => server?.shutdown());

/** Responds to every request under `/api/v1` with its path. */
function start(unserved?: (line: string) => void): RawRequest[] {
  const received: RawRequest[] = [];
  const dispatcher: Dispatcher = {
    serves: (_method, path) => path.startsWith('/api/v1/'),
    dispatch(request) {
      received.push(request);
      return Promise.resolve({ status: 404, headers: {}, body: JSON.stringify(request.path) });
    },
  };
  server = intercept({ dispatcher, faults: (_request, respond) => respond(), unserved });
  return received;
}

const send = (path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => reject(new Error(`${path} was not answered.`));
    request.send();
  });

test.each(['/api/v1/doctors/%', '/api/v1/doctors/%E0%A4%A', '/api/v1/doctors/a%2Fb'])(
  'passes %s to the back end unchanged',
  async (path) => {
    const received = start();
    expect(await send(path)).toEqual({ status: 404, body: JSON.stringify(path) });
    expect(received.map((request) => request.path)).toEqual([path]);
  },
);

test('a route registered later takes precedence over the back end', async () => {
  const received = start();
  server?.get('/api/v1/doctors/:id', (_schema, { params }) => ({ registered: params['id'] }));
  expect(await send('/api/v1/doctors/d1')).toEqual({ status: 200, body: '{"registered":"d1"}' });
  expect(await send('/api/v1/plans')).toEqual({ status: 404, body: '"/api/v1/plans"' });
  expect(received.map(({ path }) => path)).toEqual(['/api/v1/plans']);
});

test('reports a request that no endpoint serves, and fails it', async () => {
  const unserved: string[] = [];
  const received = start((line) => unserved.push(line));
  for (const address of ['/nowhere?page=2', '/%', 'https://elsewhere.example/data'])
    await expect(send(address)).rejects.toThrow('was not answered');
  expect(unserved).toEqual(['GET /nowhere', 'GET /%', 'GET https://elsewhere.example/data']);
  expect(received).toEqual([]);
});

test('leaves the body of a fetch that passes through to the network unchanged, byte for byte', async () => {
  const own = { Request, Response, Headers };
  start(() => undefined);
  expect({ Request, Response, Headers }).toEqual(own);
  const address = 'data:font/ttf;base64,AAECgP/+';
  const response = await fetch(address);
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 1, 2, 128, 255, 254]);
});

test('intercepts fetch with a URL and with a Request object', async () => {
  const received = start();
  const headers = new Headers({ 'If-Match': '3' });
  const init = { method: 'POST', body: '{"a":1}', headers };
  const address = `${window.location.origin}/api/v1/plans`;
  for (const response of [fetch('/api/v1/plans', init), fetch(new Request(address, init))])
    expect(await (await response).json()).toBe('/api/v1/plans');
  const expected = { method: 'POST', path: '/api/v1/plans', body: '{"a":1}' };
  expect(received).toMatchObject(Array(2).fill({ ...expected, headers: { 'if-match': '3' } }));
});
