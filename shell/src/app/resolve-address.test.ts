import { expect, it } from '@jest/globals';
import type { Identity } from '@praxis/sdk';
import { Registry } from '../federation/registry';
import { entryOf } from '../testing/manifest';
import { resolveAddress } from './resolve-address';

const registry = new Registry([
  entryOf('doctor'),
  entryOf('rooms', { roles: ['doctor'] }),
  entryOf('admin'),
  entryOf('demo', { realm: 'demo', roles: ['admin'], areas: ['/', '/apps'] }),
]);
const userOf = (realm: 'practice' | 'demo', role: string): Identity => ({
  realm,
  userData: { id: 1, role, email: '', fullName: '', abilities: [] },
});

it.each([
  ['practice', 'doctor', '/doctor/plans', 'remote'],
  // A role may have several apps.
  ['practice', 'doctor', '/rooms/7', 'remote'],
  ['practice', 'admin', '/rooms/7', 'forbidden'],
  ['practice', 'doctor', '/', 'landing'],
  ['practice', 'doctor', '/sign-in', 'landing'],
  ['practice', 'doctor', '/sign-up', 'landing'],
  ['practice', 'doctor', '/forgot-password', 'landing'],
  ['practice', 'doctor', '/doctors/doctor-1', 'public'],
  ['practice', 'doctor', '/join', 'public'],
  ['practice', 'doctor', '/admin/doctors', 'forbidden'],
  ['practice', 'doctor', '/apps/email', 'forbidden'],
  ['practice', 'doctor', '/nowhere', 'notFound'],
  ['practice', 'doctor', '/misc/not-authorized', 'notAuthorizedPage'],
  ['practice', 'doctor', '/misc/error', 'notFound'],
  // Admins of one realm have no access to the other.
  ['demo', 'admin', '/admin/doctors', 'forbidden'],
  ['practice', 'admin', '/apps/email', 'forbidden'],
  ['demo', 'admin', '/', 'remote'],
  ['demo', 'admin', '/sign-in', 'landing'],
] as const)('%s %s at %s: %s', (realm, role, path, kind) => {
  expect(resolveAddress(path, userOf(realm, role), registry).kind).toBe(kind);
});
