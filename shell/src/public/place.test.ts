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
])('%s shows the public page %s', (path, place) => {
  expect(placeOf(path)).toBe(place);
});

test('only doctors’ pages and invitations are also shown when signed in', () => {
  expect(isForEverybody('doctor')).toBe(true);
  expect(isForEverybody('join')).toBe(true);
  expect(isForEverybody('home')).toBe(false);
  expect(isForEverybody(null)).toBe(false);
});
