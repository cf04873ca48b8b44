import type { WireRequest } from '@praxis/sdk/data';
import type { BackEnd } from '../boot/back-end';
import type { EarlyResponse } from '../boot/early';
import { createNetwork } from './network';

const backEnd: BackEnd = {
  address: 'https://api.example',
  now: Date.now,
  tokenTime: Date.now,
  ready: () => undefined,
};
const request: WireRequest = {
  method: 'GET',
  path: '/api/v1/doctor/dashboard',
  query: { to: '2026-01-05', q: undefined, from: '2026-01-01' },
  body: undefined,
  headers: {},
  background: false,
  anonymous: false,
};
const address = 'https://api.example/api/v1/doctor/dashboard?from=2026-01-01&to=2026-01-05';

const date = 'Mon, 05 Jan 2026 09:30:00 GMT';

/** Simulates a response that the early script requested with `token`. */
function setFirstResponse(response: EarlyResponse, at = Date.now()) {
  const first = {
    address,
    token: 'token',
    language: 'en',
    at,
    response: Promise.resolve(response),
  };
  window.praxisEarly = { first } as NonNullable<typeof window.praxisEarly>;
}

/** Stubs XMLHttpRequest with successful responses, and records the requests. */
function stubNetwork() {
  const sent: string[] = [];
  class FakeRequest extends EventTarget {
    status = 200;
    readyState = 0;
    response = '{"from":"network"}';
    responseText = this.response;
    upload = new EventTarget();
    onloadend: (() => void) | null = null;
    open(method: string, to: string) {
      sent.push(`${method} ${to}`);
    }
    setRequestHeader() {}
    getAllResponseHeaders() {
      return `content-type: application/json\r\ndate: ${date}`;
    }
    send() {
      this.readyState = 4;
      setTimeout(() => this.onloadend?.());
    }
  }
  window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return sent;
}

const early: EarlyResponse = { status: 200, text: '{"from":"early script"}' };

beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(() => {
  delete window.praxisEarly;
});

it('uses the early script’s response, but only once', async () => {
  setFirstResponse(early);
  const sent = stubNetwork();
  const { send } = createNetwork(backEnd);
  expect(await send(request, 'token')).toEqual({ status: 200, body: { from: 'early script' } });
  expect(sent).toEqual([]);
  expect(await send(request, 'token')).toMatchObject({ body: { from: 'network' } });
  expect(sent).toHaveLength(1);
});

it('passes on an error response of the early script', async () => {
  setFirstResponse({ status: 401, text: '{"error":{"code":"unauthenticated"}}' });
  const response = await createNetwork(backEnd).send(request, 'token');
  expect(response).toEqual({ status: 401, body: { error: { code: 'unauthenticated' } } });
});

it.each<[string, () => void, WireRequest, string | undefined]>([
  ['of another user', () => setFirstResponse(early), request, 'other token'],
  ['for a request without a session', () => setFirstResponse(early), request, undefined],
  ['to another request', () => setFirstResponse(early), { ...request, query: {} }, 'token'],
  ['that is stale', () => setFirstResponse(early, Date.now() - 60_000), request, 'token'],
  ['that failed', () => setFirstResponse({ status: 0, text: '' }), request, 'token'],
  ['that is not JSON', () => setFirstResponse({ status: 200, text: '<html>' }), request, 'token'],
])('ignores an early response %s', async (_what, given, wanted, token) => {
  given();
  const sent = stubNetwork();
  const response = await createNetwork(backEnd).send(wanted, token);
  expect(response).toMatchObject({ body: { from: 'network' } });
  expect(sent).toHaveLength(1);
});

it('ignores an early response in another language, or after a mutation', async () => {
  const sent = stubNetwork();
  const { send } = createNetwork(backEnd);
  setFirstResponse(early);
  document.documentElement.lang = 'de';
  await send(request, 'token');
  document.documentElement.lang = 'en';
  setFirstResponse(early);
  await send({ ...request, method: 'POST', path: '/api/v1/doctor/plans' }, 'token');
  await send(request, 'token');
  expect(sent).toHaveLength(3);
});

it('passes the Date header and the time of the request to the back end', async () => {
  stubNetwork();
  const observeDate = jest.fn();
  const before = Date.now();
  await createNetwork({ ...backEnd, observeDate }).send(request);
  expect(observeDate).toHaveBeenCalledWith(date, expect.any(Number));
  const [[, sentAt]] = observeDate.mock.calls as [[string, number]];
  expect(sentAt).toBeGreaterThanOrEqual(before);
  expect(sentAt).toBeLessThanOrEqual(Date.now());
});
