import { afterEach, describe, expect, it } from '@jest/globals';
import type { Identity } from '@praxis/sdk';
import { endSession, startSession } from '../auth/session';
import { Registry, type RemoteEntry } from '../federation/registry';
import { dropOverride, isListed, saveOverride } from './override';
import { goBackToRegular } from './regular-version';

const origins = ['http://localhost:3101'];
const userData = { id: 'd-7', role: 'doctor', email: 'd@x.example', fullName: 'D', abilities: [] };
const doctor: Identity = { realm: 'practice', userData };
const other: Identity = { realm: 'practice', userData: { ...userData, id: 'd-8' } };
const signIn = (where: 'tab' | 'device' = 'tab') =>
  startSession({ ...doctor, accessToken: 'a', refreshToken: 'r' }, where);

const entry = (): RemoteEntry => ({
  id: 'doctor',
  realm: 'practice',
  roles: ['doctor'],
  areas: ['/doctor'],
  manifest: 'https://apps.example/remote.json',
  integrity: 'sha256-regular',
  address: new URL('https://apps.example/remote.json'),
  pin: 'sha256-regular',
  canary: { manifest: 'https://apps.example/next/remote.json', accounts: ['d-7'] },
});

/** The version that a user gets on a fresh page. */
function versionOn(user: Identity) {
  const registry = new Registry([entry()], origins);
  registry.choose(user);
  const { kind, address, pin } = registry.entries[0]!;
  return [kind, address.href, pin];
}

const regular = ['regular', 'https://apps.example/remote.json', 'sha256-regular'];
const canary = ['canary', 'https://apps.example/next/remote.json', undefined];
const override = { app: 'doctor', address: 'http://localhost:3101/remote.json' };

afterEach(() => endSession());

it('gives the canary to the listed accounts, until they switch back', () => {
  signIn();
  expect(versionOn(doctor)).toEqual(canary);
  expect(versionOn(other)).toEqual(regular);
  goBackToRegular('doctor');
  expect(versionOn(doctor)).toEqual(regular);
  endSession();
  expect(versionOn(doctor)).toEqual(canary);
});

it('reports when only a page reload can change the version', () => {
  const registry = new Registry([entry()], origins);
  expect(registry.choose(other)).toBe(true);
  expect(registry.choose(doctor)).toBe(true);
  registry.manifest(registry.entries[0]!).catch(() => {});
  expect(registry.choose(doctor)).toBe(true);
  expect(registry.choose(other)).toBe(false);
});

describe('an override for this browser', () => {
  it('applies only to its user, and takes precedence over other versions', () => {
    signIn();
    saveOverride(override, doctor);
    expect(versionOn(doctor)).toEqual(['override', override.address, undefined]);
    expect(versionOn(other)).toEqual(regular);
    dropOverride();
    expect(versionOn(doctor)).toEqual(canary);
  });

  it.each(['tab', 'device'] as const)('ends with a session of the %s', (where) => {
    signIn(where);
    saveOverride(override, doctor);
    endSession();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('3101');
    signIn(where);
    expect(versionOn(doctor)).toEqual(canary);
  });

  it('ends when its origin is no longer listed, and stores no personal data', () => {
    signIn();
    saveOverride({ ...override, address: 'http://localhost:9/remote.json' }, doctor);
    expect(versionOn(doctor)).toEqual(canary);
    expect(sessionStorage.getItem('praxis.override')).not.toContain(userData.email);
  });

  it.each([
    ['http://localhost:3101/a/remote.json', true],
    ['http://localhost:3101@evil.example/remote.json', false],
    ['http://user:pass@localhost:3101/remote.json', false],
    ['http://localhost:31010/remote.json', false],
    ['https://localhost:3101/remote.json', false],
    ['//localhost:3101/remote.json', false],
    ['javascript:alert(1)', false],
    ['data:application/json,{}', false],
    ['blob:http://localhost:3101/5f0c', false],
    ['ftp://localhost:3101/remote.json', false],
    ['http://localhost:3101\\@evil.example/remote.json', true],
    ['http://evil.example\\@localhost:3101/remote.json', false],
    ['/remote.json', false],
  ])('%s is listed: %s', (address, listed) => {
    expect(isListed(address, origins)).toBe(listed);
  });
});
