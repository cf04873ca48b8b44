import { describe, expect, it, jest } from '@jest/globals';
import type { Session } from '@praxis/sdk';
import { RequestError, type WireRequest } from '@praxis/sdk/data';
import type { BackEnd } from '../boot/back-end';
import { createWatched } from '../boot/watched';
import { createRefresh } from './refresh';
import { createNetwork } from './network';
import { createTransport } from './transport';

const oldSession: Session = {
  realm: 'practice',
  userData: { id: 'u1', role: 'doctor', email: 'd@example.org', fullName: 'D', abilities: [] },
  accessToken: 'old',
  refreshToken: 'old-refresh',
};
const newSession: Session = { ...oldSession, accessToken: 'new', refreshToken: 'new-refresh' };
const request: WireRequest = {
  method: 'GET',
  path: '/api/v1/me',
  query: {},
  body: undefined,
  headers: {},
  background: false,
  anonymous: false,
};
const backEnd: BackEnd = {
  address: '',
  now: Date.now,
  tokenTime: Date.now,
  ready: () => Promise.resolve(),
};

/** A network in which only the new token is good. */
function givenNetwork() {
  const asked: string[] = [];
  class FakeRequest extends EventTarget {
    status = 0;
    readyState = 0;
    responseText = '';
    response = '';
    responseURL = '';
    upload = new EventTarget();
    timeout = 0;
    onloadend: (() => void) | null = null;
    private token = '';
    open() {
      this.readyState = 1;
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'Authorization') this.token = value.replace('Bearer ', '');
    }
    getAllResponseHeaders() {
      return 'content-type: application/json';
    }
    abort() {}
    send() {
      asked.push(this.token);
      setTimeout(() => {
        const good = this.token === 'new';
        this.status = good ? 200 : 401;
        this.responseText = this.response = good
          ? '{"ok":true}'
          : '{"error":{"code":"unauthenticated","message":"","requestId":"r1"}}';
        this.readyState = 4;
        this.onloadend?.();
      }, 5);
    }
  }
  window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return asked;
}

function givenTransport(renewed: Session | null) {
  const session = createWatched<Session | null>(oldSession);
  const renew = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return renewed ?? ('over' as const);
  });
  const untilResumed = () => Promise.resolve(true);
  const refresh = createRefresh({
    session,
    renew,
    save: (next) => session.set(next),
    end: () => session.set(null),
  });
  return {
    session,
    renew,
    send: createTransport({
      sendOnce: createNetwork(backEnd).send,
      session,
      refresh,
      untilResumed,
    }),
  };
}

describe('an old access token', () => {
  it('is renewed once for ten requests that wait for it, and all ten are answered', async () => {
    const asked = givenNetwork();
    const { renew, send } = givenTransport(newSession);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(request)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ ok: true })));
    expect(renew).toHaveBeenCalledTimes(1);
    expect(asked.filter((token) => token === 'new')).toHaveLength(10);
  });

  it('ends the session when the refresh token is refused', async () => {
    givenNetwork();
    const { session, send } = givenTransport(null);
    await expect(send(request)).rejects.toMatchObject({ failure: { code: 'unauthenticated' } });
    expect(session.get()).toBeNull();
  });

  it('is not why a request that anybody may send is refused', async () => {
    givenNetwork();
    const { session, renew, send } = givenTransport(newSession);
    await expect(send({ ...request, anonymous: true })).rejects.toBeInstanceOf(RequestError);
    expect(renew).not.toHaveBeenCalled();
    expect(session.get()).toBe(oldSession);
  });

  it('is not what ends the session where another tab has renewed it a moment ago', async () => {
    givenNetwork();
    const { session, send } = givenTransport(null);
    const answer = send(request);
    setTimeout(() => session.set(newSession), 100);
    expect(await answer).toEqual({ ok: true });
    expect(session.get()).toBe(newSession);
  });

  it('is not renewed for a request that the person did not ask for', async () => {
    givenNetwork();
    const { session, renew, send } = givenTransport(newSession);
    await expect(send({ ...request, background: true })).rejects.toBeInstanceOf(RequestError);
    expect(renew).not.toHaveBeenCalled();
    expect(session.get()).toBe(oldSession);
  });
});
