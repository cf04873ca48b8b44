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

/** Stubs XMLHttpRequest so that only the new token is valid. */
function stubNetwork() {
  const usedTokens: string[] = [];
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
      usedTokens.push(this.token);
      setTimeout(() => {
        const isValid = this.token === 'new';
        this.status = isValid ? 200 : 401;
        this.responseText = this.response = isValid
          ? '{"ok":true}'
          : '{"error":{"code":"unauthenticated","message":"","requestId":"r1"}}';
        this.readyState = 4;
        this.onloadend?.();
      }, 5);
    }
  }
  window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return usedTokens;
}

function createTestTransport(refreshed: Session | null) {
  const session = createWatched<Session | null>(oldSession);
  const requestRefresh = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return refreshed ?? ('over' as const);
  });
  const whenResumed = () => Promise.resolve(true);
  const refresh = createRefresh({
    session,
    requestRefresh,
    save: (next) => session.set(next),
    end: () => session.set(null),
  });
  return {
    session,
    requestRefresh,
    send: createTransport({
      sendOnce: createNetwork(backEnd).send,
      session,
      refresh,
      whenResumed,
    }),
  };
}

describe('an expired access token', () => {
  it('is refreshed once for ten waiting requests, which all succeed', async () => {
    const usedTokens = stubNetwork();
    const { requestRefresh, send } = createTestTransport(newSession);
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(request)));
    expect(responses).toEqual(Array.from({ length: 10 }, () => ({ ok: true })));
    expect(requestRefresh).toHaveBeenCalledTimes(1);
    expect(usedTokens.filter((token) => token === 'new')).toHaveLength(10);
  });

  it('ends the session when the refresh token is refused', async () => {
    stubNetwork();
    const { session, send } = createTestTransport(null);
    await expect(send(request)).rejects.toMatchObject({ failure: { code: 'unauthenticated' } });
    expect(session.get()).toBeNull();
  });

  it('is not refreshed for an anonymous request', async () => {
    stubNetwork();
    const { session, requestRefresh, send } = createTestTransport(newSession);
    await expect(send({ ...request, anonymous: true })).rejects.toBeInstanceOf(RequestError);
    expect(requestRefresh).not.toHaveBeenCalled();
    expect(session.get()).toBe(oldSession);
  });

  it('does not end the session if another tab has just refreshed it', async () => {
    stubNetwork();
    const { session, send } = createTestTransport(null);
    const response = send(request);
    setTimeout(() => session.set(newSession), 100);
    expect(await response).toEqual({ ok: true });
    expect(session.get()).toBe(newSession);
  });

  it('is not refreshed for a background request', async () => {
    stubNetwork();
    const { session, requestRefresh, send } = createTestTransport(newSession);
    await expect(send({ ...request, background: true })).rejects.toBeInstanceOf(RequestError);
    expect(requestRefresh).not.toHaveBeenCalled();
    expect(session.get()).toBe(oldSession);
  });
});
