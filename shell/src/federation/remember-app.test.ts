import { afterEach, expect, it } from '@jest/globals';
import { endSession, startSession } from '../auth/session';
import { entryOf } from '../testing/manifest';
import { isManifestKnown, rememberApp } from './remember-app';

const entry = entryOf('doctor', { pin: 'sha256-pin' });
const userData = { id: 'ana', role: 'doctor', email: '', fullName: '', abilities: [] };
const storedApps = () => [sessionStorage, localStorage].map((place) => place.getItem('praxis.app'));

const signIn = (where: 'tab' | 'device' = 'tab') =>
  startSession({ realm: 'practice', userData, accessToken: 'a', refreshToken: 'r' }, where);

/** Loads the entry script of a build, without running it. */
function useBuild(hash: string): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = `/assets/main.${hash}.js`;
  document.head.replaceChildren(script);
}

afterEach(() => {
  endSession();
  document.head.replaceChildren();
});

it.each([
  ['tab', ['https://apps.example/doctor/remote.json sha256-pin', null]],
  ['device', [null, 'https://apps.example/doctor/remote.json sha256-pin']],
] as const)('stores the last app in the session’s storage: %s', (where, expected) => {
  signIn(where);
  rememberApp(entry);
  expect(storedApps()).toEqual(expected);
});

it('stores nothing when signed out', () => {
  rememberApp(entry);
  expect(storedApps()).toEqual([null, null]);
});

it('knows a manifest that the same build has used before', () => {
  useBuild('ab12');
  signIn();
  expect(isManifestKnown(entry)).toBe(false);
  rememberApp(entry);
  expect(isManifestKnown(entry)).toBe(true);
  expect(sessionStorage.getItem('praxis.app')?.split(' ')).toEqual([
    'https://apps.example/doctor/remote.json',
    'sha256-pin',
    'http://localhost/assets/main.ab12.js',
  ]);
});

it.each([
  ['another hash', { ...entry, pin: 'sha256-other' }, 'ab12'],
  ['no required hash', { ...entry, pin: undefined }, 'ab12'],
  [
    'another address',
    { ...entry, address: new URL('https://apps.example/new/remote.json') },
    'ab12',
  ],
  ['another build, which may check more', entry, 'cd34'],
  ['a build without hashes, as in development', entry, 'HEAD'],
])('does not know a manifest with %s', (_what, later, build) => {
  useBuild('ab12');
  signIn();
  rememberApp(entry);
  useBuild(build);
  expect(isManifestKnown(later)).toBe(false);
});

it('never knows a manifest without a required hash, as it can change at its address', () => {
  useBuild('ab12');
  signIn();
  const unpinned = { ...entry, pin: undefined };
  rememberApp(unpinned);
  expect(isManifestKnown(unpinned)).toBe(false);
});
