import { afterEach, expect, it } from '@jest/globals';
import { endSession, startSession } from '../auth/session';
import { entryOf } from '../testing/manifest';
import { rememberApp } from './remember-app';

const entry = entryOf('doctor', { pin: 'sha256-pin' });
const userData = { id: 'ana', role: 'doctor', email: '', fullName: '', abilities: [] };
const storedApps = () => [sessionStorage, localStorage].map((place) => place.getItem('praxis.app'));

afterEach(() => endSession());

it.each([
  ['tab', ['https://apps.example/doctor/remote.json sha256-pin', null]],
  ['device', [null, 'https://apps.example/doctor/remote.json sha256-pin']],
] as const)('stores the last app in the session’s storage: %s', (where, expected) => {
  startSession({ realm: 'practice', userData, accessToken: 'a', refreshToken: 'r' }, where);
  rememberApp(entry);
  expect(storedApps()).toEqual(expected);
});

it('stores nothing when signed out', () => {
  rememberApp(entry);
  expect(storedApps()).toEqual([null, null]);
});
