import type { Session } from '@praxis/sdk';
import type * as SessionModule from './session';
import {
  endedBy,
  endSession,
  identity,
  renewSession,
  session,
  sessionName,
  startSession,
  suspended,
  suspendSession,
  untilResumed,
} from './session';

const of = (id: string, accessToken = 'one'): Session => ({
  realm: 'practice',
  userData: { id, role: 'doctor', email: `${id}@example.org`, fullName: id, abilities: [] },
  accessToken,
  refreshToken: `${accessToken}-refresh`,
});

const kept = (where: 'sessionStorage' | 'localStorage' = 'sessionStorage') =>
  window[where].getItem('praxis.session');

/** Another tab of the browser. */
const otherTab = () => {
  const channel = new BroadcastChannel('praxis-session');
  const heard: { kind: string; name: string; session: Session }[] = [];
  channel.onmessage = ({ data }: MessageEvent<(typeof heard)[number]>) => void heard.push(data);
  return {
    heard,
    tell: async (message: object) => {
      channel.postMessage(message);
      await moment();
    },
    close: () => channel.close(),
  };
};
const moment = () => new Promise((resolve) => setTimeout(resolve, 5));

afterEach(() => endSession());

test('what was entered and not sent goes when somebody signs out, and stays while they sign in again', () => {
  startSession(of('ana'), 'tab');
  window.sessionStorage.setItem('praxis.draft.booking.ana', '"Headache"');
  suspendSession('idle');
  expect(window.sessionStorage.getItem('praxis.draft.booking.ana')).toBe('"Headache"');
  startSession(of('ana', 'two'), 'tab');
  endSession();
  expect(window.sessionStorage.getItem('praxis.draft.booking.ana')).toBeNull();
});

test('what was entered and searched for is nothing for the next person, also after a reload', () => {
  const draft = 'praxis.draft.searches';
  const entered = () => window.sessionStorage.setItem(draft, '[["k3f9a1b2","Anna Petrova"]]');
  startSession(of('ana'), 'tab');
  entered();
  suspendSession('idle');
  startSession(of('ben'), 'tab');
  expect(window.sessionStorage.getItem(draft)).toBeNull();

  entered();
  suspendSession('idle');
  jest.isolateModules(() => {
    // As a reload does: the page knows nobody.
    const anew = jest.requireActual<typeof SessionModule>('./session');
    anew.startSession(of('ben', 'two'), 'tab');
    expect(window.sessionStorage.getItem(draft)).not.toBeNull();
    anew.suspendSession('idle');
  });
  jest.isolateModules(() => {
    const anew = jest.requireActual<typeof SessionModule>('./session');
    anew.startSession(of('ana'), 'tab');
    expect(window.sessionStorage.getItem(draft)).toBeNull();
    anew.endSession();
  });
});

test.each([
  ['signed out', endSession],
  ['ended by idleness', () => suspendSession('idle')],
])('where the last app was is forgotten with a session that is %s', (_how, ends) => {
  for (const [where, place] of [
    ['tab', 'sessionStorage'],
    ['device', 'localStorage'],
  ] as const) {
    startSession(of('ana'), where);
    window[place].setItem('praxis.app', 'https://apps.example/remote.json');
    ends();
    expect(window[place].getItem('praxis.app')).toBeNull();
  }
});

describe('a session that ends by itself', () => {
  test('leaves the page to its person, and keeps no token', async () => {
    startSession(of('ana'), 'tab');
    const back = jest.fn();
    suspendSession('idle');
    void untilResumed().then(back);
    expect([session.get(), kept(), suspended.get(), endedBy.get()]).toEqual([
      null,
      null,
      true,
      'idle',
    ]);
    expect(identity.get()?.userData.id).toBe('ana');
    await moment();
    expect(back).not.toHaveBeenCalled();

    startSession(of('ana', 'two'), 'tab');
    await moment();
    expect(back).toHaveBeenCalledWith(true);
    expect([suspended.get(), endedBy.get()]).toEqual([false, null]);
  });

  test('hands nothing over to somebody else', async () => {
    startSession(of('ana'), 'tab');
    suspendSession();
    const back = untilResumed();
    startSession(of('ben'), 'tab');
    expect(await back).toBe(false);
    expect(identity.get()?.userData.id).toBe('ben');
  });

  test('is over when its person leaves for a public page', async () => {
    startSession(of('ana'), 'tab');
    suspendSession();
    const back = untilResumed();
    endSession();
    expect(await back).toBe(false);
    expect([identity.get(), suspended.get()]).toEqual([null, false]);
  });
});

describe('tabs of one session', () => {
  test('tell each other when it is renewed and when it is signed out', async () => {
    const other = otherTab();
    startSession(of('ana'), 'tab');
    renewSession(of('ana', 'two'));
    await moment();
    expect(other.heard).toEqual([
      { kind: 'renewed', name: sessionName(), session: of('ana', 'two') },
    ]);
    await other.tell({ kind: 'renewed', name: sessionName(), session: of('ana', 'three') });
    expect(session.get()?.accessToken).toBe('three');
    expect(kept()).toContain('three');
    await other.tell({ kind: 'renewed', name: 'of another', session: of('ben') });
    await other.tell({ kind: 'signedOut', name: 'of another' });
    expect(session.get()?.accessToken).toBe('three');
    await other.tell({ kind: 'signedOut', name: sessionName() });
    expect([session.get(), identity.get(), kept()]).toEqual([null, null, null]);
    other.close();
  });

  test('of the device: one that is gone keeps the page, and comes back with it', () => {
    startSession(of('ana'), 'device');
    const text = kept('localStorage') ?? '';
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
