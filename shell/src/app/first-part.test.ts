import { expect, it } from '@jest/globals';
import type { Identity } from '@praxis/sdk';
import { Registry } from '../federation/registry';
import { entryOf } from '../testing/manifest';
import { firstPart, firstPartAnywhere } from './first-part';

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
  // An address of a role leads to sign-in, and stays.
  ['/patient/subscribe/plan-1', null, 'signIn'],
  // What its app opens to everybody shows signed out and signed in.
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
  // Until the profile is there, nothing else is.
  ['/', patient(false), 'profile'],
  ['/patient/subscriptions', patient(false), 'profile'],
] as const)('%s for %j: %s', (path, who, part) => {
  expect(firstPart(path, who, registry)).toBe(part);
});

it.each([
  ['/patient/subscriptions', patient(true), 'app'],
  ['/patient/welcome', patient(true), 'app'],
  ['/doctors/doctor-1', patient(true), 'doctor'],
  ['/', patient(false), 'profile'],
  ['/sign-in', null, 'signIn'],
  ['/misc/not-authorized', null, 'notAuthorized'],
  // Its app may have opened it to everybody; and it may be nobody's.
  ['/patient/welcome', null, undefined],
  ['/nowhere', null, undefined],
] as const)('%s for %j, whatever the role apps: %s', (path, who, part) => {
  expect(firstPartAnywhere(path, who)).toBe(part);
});
