import type { Session } from '@praxis/sdk';
import type * as SessionModule from './session';
import {
  endReason,
  endSession,
  identity,
  updateSession,
  session,
  sessionName,
  startSession,
  suspended,
  suspendSession,
  whenResumed,
} from './session';

const sessionOf = (id: string, accessToken = 'one'): Session => ({
  realm: 'practice',
  userData: { id, role: 'doctor', email: `${id}@example.org`, fullName: id, abilities: [] },
  accessToken,
  refreshToken: `${accessToken}-refresh`,
});

const storedSession = (where: 'sessionStorage' | 'localStorage' = 'sessionStorage') =>
  window[where].getItem('praxis.session');

/** Simulates another tab of the browser. */
const otherTab = () => {
  const channel = new BroadcastChannel('praxis-session');
  const received: { kind: string; name: string; session: Session }[] = [];
  channel.onmessage = ({ data }: MessageEvent<(typeof received)[number]>) =>
    void received.push(data);
  return {
    received,
    send: async (message: object) => {
      channel.postMessage(message);
      await shortDelay();
    },
    close: () => channel.close(),
  };
};
const shortDelay = () => new Promise((resolve) => setTimeout(resolve, 5));

afterEach(() => endSession());

test('removes drafts at sign-out, and keeps them while an expired session is renewed', () => {
  startSession(sessionOf('ana'), 'tab');
  window.sessionStorage.setItem('praxis.draft.booking.ana', '"Headache"');
  suspendSession('idle');
  expect(window.sessionStorage.getItem('praxis.draft.booking.ana')).toBe('"Headache"');
  startSession(sessionOf('ana', 'two'), 'tab');
  endSession();
  expect(window.sessionStorage.getItem('praxis.draft.booking.ana')).toBeNull();
});

test('removes drafts and searches when another user signs in, also after a reload', () => {
  const draft = 'praxis.draft.searches';
  const entered = () => window.sessionStorage.setItem(draft, '[["k3f9a1b2","Anna Petrova"]]');
  startSession(sessionOf('ana'), 'tab');
  entered();
  suspendSession('idle');
  startSession(sessionOf('ben'), 'tab');
  expect(window.sessionStorage.getItem(draft)).toBeNull();

  entered();
  suspendSession('idle');
  jest.isolateModules(() => {
    // Like a reload: the module has no session.
    const reloaded = jest.requireActual<typeof SessionModule>('./session');
    reloaded.startSession(sessionOf('ben', 'two'), 'tab');
    expect(window.sessionStorage.getItem(draft)).not.toBeNull();
    reloaded.suspendSession('idle');
  });
  jest.isolateModules(() => {
    const reloaded = jest.requireActual<typeof SessionModule>('./session');
    reloaded.startSession(sessionOf('ana'), 'tab');
    expect(window.sessionStorage.getItem(draft)).toBeNull();
    reloaded.endSession();
  });
});

test.each([
  ['signed out', endSession],
  ['suspended by idleness', () => suspendSession('idle')],
])('removes the last used app with a session that is %s', (_how, ends) => {
  for (const [where, place] of [
    ['tab', 'sessionStorage'],
    ['device', 'localStorage'],
  ] as const) {
    startSession(sessionOf('ana'), where);
    window[place].setItem('praxis.app', 'https://apps.example/remote.json');
    ends();
    expect(window[place].getItem('praxis.app')).toBeNull();
  }
});

describe('an expired session', () => {
  test('keeps the identity for the page, but no token', async () => {
    startSession(sessionOf('ana'), 'tab');
    const back = jest.fn();
    suspendSession('idle');
    void whenResumed().then(back);
    expect([session.get(), storedSession(), suspended.get(), endReason.get()]).toEqual([
      null,
      null,
      true,
      'idle',
    ]);
    expect(identity.get()?.userData.id).toBe('ana');
    await shortDelay();
    expect(back).not.toHaveBeenCalled();

    startSession(sessionOf('ana', 'two'), 'tab');
    await shortDelay();
    expect(back).toHaveBeenCalledWith(true);
    expect([suspended.get(), endReason.get()]).toEqual([false, null]);
  });

  test('is not resumed by another user', async () => {
    startSession(sessionOf('ana'), 'tab');
    suspendSession();
    const back = whenResumed();
    startSession(sessionOf('ben'), 'tab');
    expect(await back).toBe(false);
    expect(identity.get()?.userData.id).toBe('ben');
  });

  test('ends when the user leaves for a public page', async () => {
    startSession(sessionOf('ana'), 'tab');
    suspendSession();
    const back = whenResumed();
    endSession();
    expect(await back).toBe(false);
    expect([identity.get(), suspended.get()]).toEqual([null, false]);
  });
});

describe('tabs of one session', () => {
  test('synchronize refreshes and sign-outs', async () => {
    const other = otherTab();
    startSession(sessionOf('ana'), 'tab');
    updateSession(sessionOf('ana', 'two'));
    await shortDelay();
    expect(other.received).toEqual([
      { kind: 'renewed', name: sessionName(), session: sessionOf('ana', 'two') },
    ]);
    await other.send({ kind: 'renewed', name: sessionName(), session: sessionOf('ana', 'three') });
    expect(session.get()?.accessToken).toBe('three');
    expect(storedSession()).toContain('three');
    await other.send({ kind: 'renewed', name: 'of another', session: sessionOf('ben') });
    await other.send({ kind: 'signedOut', name: 'of another' });
    expect(session.get()?.accessToken).toBe('three');
    await other.send({ kind: 'signedOut', name: sessionName() });
    expect([session.get(), identity.get(), storedSession()]).toEqual([null, null, null]);
    other.close();
  });

  test('suspend and resume with the session stored on the device', () => {
    startSession(sessionOf('ana'), 'device');
    const text = storedSession('localStorage') ?? '';
    const stored = (value: string | null) => {
      if (value === null) window.localStorage.removeItem('praxis.session');
      else window.localStorage.setItem('praxis.session', value);
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'praxis.session', storageArea: window.localStorage }),
      );
    };
    stored(null);
    expect([suspended.get(), identity.get()?.userData.id]).toEqual([true, 'ana']);
    stored(text);
    expect([suspended.get(), session.get()?.accessToken]).toEqual([false, 'one']);
  });
});
