import { expect, it } from '@jest/globals';
import type { Identity } from '@praxis/sdk';
import { Registry, type RemoteEntry } from '../federation/registry';
import { resolveAddress } from './resolve-address';

const entry = (
  id: string,
  realm: 'practice' | 'demo',
  role: string,
  areas: string[],
): RemoteEntry => ({
  id,
  realm,
  roles: [role],
  areas,
  manifest: '',
  address: new URL('https://apps.example/remote.json'),
});
const registry = new Registry([
  entry('doctor', 'practice', 'doctor', ['/doctor']),
  entry('rooms', 'practice', 'doctor', ['/rooms']),
  entry('admin', 'practice', 'admin', ['/admin']),
  entry('demo', 'demo', 'admin', ['/', '/apps']),
]);
const somebody = (realm: 'practice' | 'demo', role: string): Identity => ({
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
  // The demo's admin is nobody in a practice, and the practice's admin nobody in the demo.
  ['demo', 'admin', '/admin/doctors', 'forbidden'],
  ['practice', 'admin', '/apps/email', 'forbidden'],
  ['demo', 'admin', '/', 'remote'],
  ['demo', 'admin', '/sign-in', 'landing'],
] as const)('%s %s at %s: %s', (realm, role, path, kind) => {
  expect(resolveAddress(path, somebody(realm, role), registry).kind).toBe(kind);
});
