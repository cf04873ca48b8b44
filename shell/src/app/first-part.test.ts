import { expect, it } from '@jest/globals';
import type { Identity } from '@praxis/sdk';
import { Registry } from '../federation/registry';
import { entryOf } from '../testing/manifest';
import { firstPart, firstPartInAnyDeployment } from './first-part';

const registry = new Registry([entryOf('patient', { open: ['/patient/welcome'] })]);
const patient = (profileComplete?: boolean): Identity => ({
  realm: 'practice',
  userData: { id: 'u1', role: 'patient', email: '', fullName: '', abilities: [], profileComplete },
});

it.each([
  ['/', null, 'home'],
  ['/sign-in', null, 'signIn'],
  ['/sign-up', null, 'signUp'],
  ['/doctors/doctor-1', null, 'doctor'],
  ['/join', null, 'join'],
  // A page of a role shows sign-in at its address.
  ['/patient/subscribe/plan-1', null, 'signIn'],
  // Pages that are open to everybody.
  ['/patient/welcome', null, 'open'],
  ['/patient/welcome/first', null, 'open'],
  ['/patient/welcomes', null, 'signIn'],
  ['/patient/welcome', patient(true), 'app'],
  ['/nowhere', null, 'notFound'],
  ['/misc/not-authorized', null, 'notAuthorized'],
  ['/misc/error', null, 'notFound'],
  ['/', patient(true), 'app'],
  ['/', patient(), 'app'],
  ['/sign-in', patient(true), 'app'],
  ['/nowhere', patient(true), 'app'],
  ['/misc/not-authorized', patient(true), 'app'],
  ['/doctors/doctor-1', patient(true), 'doctor'],
  ['/join', patient(true), 'join'],
  // An incomplete profile must be completed first.
  ['/', patient(false), 'profile'],
  ['/patient/subscriptions', patient(false), 'profile'],
] as const)('%s for %j: %s', (path, user, part) => {
  expect(firstPart(path, user, registry)).toBe(part);
});

it.each([
  ['/patient/subscriptions', patient(true), 'app'],
  ['/patient/welcome', patient(true), 'app'],
  ['/doctors/doctor-1', patient(true), 'doctor'],
  ['/', patient(false), 'profile'],
  ['/sign-in', null, 'signIn'],
  ['/misc/not-authorized', null, 'notAuthorized'],
  // May be an open page of an app, or unknown.
  ['/patient/welcome', null, undefined],
  ['/nowhere', null, undefined],
] as const)('%s for %j, in any deployment: %s', (path, user, part) => {
  expect(firstPartInAnyDeployment(path, user)).toBe(part);
});
