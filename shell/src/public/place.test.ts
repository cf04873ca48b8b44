import { expect, test } from '@jest/globals';
import { isForEverybody, placeOf } from './place';

test.each([
  ['/', 'home'],
  ['/doctors/doctor-1', 'doctor'],
  ['/doctors', null],
  ['/doctors/doctor-1/plans', null],
  ['/sign-up', 'signUp'],
  ['/join', 'join'],
  ['/doctor/patients', null],
])('%s is the place %s', (path, place) => {
  expect(placeOf(path)).toBe(place);
});

test('who is signed in sees doctors’ pages and invitations, and the app everywhere else', () => {
  expect(isForEverybody('doctor')).toBe(true);
  expect(isForEverybody('join')).toBe(true);
  expect(isForEverybody('home')).toBe(false);
  expect(isForEverybody(null)).toBe(false);
});
