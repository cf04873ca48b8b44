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

/** The early script has asked, as the bearer of `token`. */
function givenFirstRead(answer: EarlyResponse, at = Date.now()) {
  const first = { address, token: 'token', language: 'en', at, answer: Promise.resolve(answer) };
  window.praxisEarly = { first } as NonNullable<typeof window.praxisEarly>;
}

/** A network that answers everything with what was asked of it. */
function givenNetwork() {
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

it('takes the answer that was asked for before any code was there, once', async () => {
  givenFirstRead(early);
  const sent = givenNetwork();
  const { send } = createNetwork(backEnd);
  expect(await send(request, 'token')).toEqual({ status: 200, body: { from: 'early script' } });
  expect(sent).toEqual([]);
  expect(await send(request, 'token')).toMatchObject({ body: { from: 'network' } });
  expect(sent).toHaveLength(1);
});

it('passes on a refusal as it came', async () => {
  givenFirstRead({ status: 401, text: '{"error":{"code":"unauthenticated"}}' });
  const answer = await createNetwork(backEnd).send(request, 'token');
  expect(answer).toEqual({ status: 401, body: { error: { code: 'unauthenticated' } } });
});

it.each<[string, () => void, WireRequest, string | undefined]>([
  ['of somebody else', () => givenFirstRead(early), request, 'other token'],
  ['of nobody', () => givenFirstRead(early), request, undefined],
  ['of another request', () => givenFirstRead(early), { ...request, query: {} }, 'token'],
  ['that is old', () => givenFirstRead(early, Date.now() - 60_000), request, 'token'],
  ['that never came', () => givenFirstRead({ status: 0, text: '' }), request, 'token'],
  ['of no API', () => givenFirstRead({ status: 200, text: '<html>' }), request, 'token'],
])('does not take the answer %s', async (_what, given, wanted, token) => {
  given();
  const sent = givenNetwork();
  const answer = await createNetwork(backEnd).send(wanted, token);
  expect(answer).toMatchObject({ body: { from: 'network' } });
  expect(sent).toHaveLength(1);
});

it('does not take it in another language, nor after a change', async () => {
  const sent = givenNetwork();
  const { send } = createNetwork(backEnd);
  givenFirstRead(early);
  document.documentElement.lang = 'de';
  await send(request, 'token');
  document.documentElement.lang = 'en';
  givenFirstRead(early);
  await send({ ...request, method: 'POST', path: '/api/v1/doctor/plans' }, 'token');
  await send(request, 'token');
  expect(sent).toHaveLength(3);
});

it('tells the back end what time an answer names, and when it was asked for', async () => {
  givenNetwork();
  const hearDate = jest.fn();
  const before = Date.now();
  await createNetwork({ ...backEnd, hearDate }).send(request);
  expect(hearDate).toHaveBeenCalledWith(date, expect.any(Number));
  const [[, askedAt]] = hearDate.mock.calls as [[string, number]];
  expect(askedAt).toBeGreaterThanOrEqual(before);
  expect(askedAt).toBeLessThanOrEqual(Date.now());
});
