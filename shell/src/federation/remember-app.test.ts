import { afterEach, expect, it } from '@jest/globals';
import { endSession, startSession } from '../auth/session';
import { entryOf } from '../testing/manifest';
import { rememberApp } from './remember-app';

const entry = entryOf('doctor', { pin: 'sha256-pin' });
const userData = { id: 'ana', role: 'doctor', email: '', fullName: '', abilities: [] };
const kept = () => [sessionStorage, localStorage].map((place) => place.getItem('praxis.app'));

afterEach(() => endSession());

it.each([
  ['tab', ['https://apps.example/doctor/remote.json sha256-pin', null]],
  ['device', [null, 'https://apps.example/doctor/remote.json sha256-pin']],
] as const)('keeps where the app was beside the session of the %s', (where, expected) => {
  startSession({ realm: 'practice', userData, accessToken: 'a', refreshToken: 'r' }, where);
  rememberApp(entry);
  expect(kept()).toEqual(expected);
});

it('keeps nothing of a page that somebody opens who is not signed in', () => {
  rememberApp(entry);
  expect(kept()).toEqual([null, null]);
});
