import { afterEach, describe, expect, it } from '@jest/globals';
import { entryOf } from '../testing/manifest';
import { Registry } from './registry';

afterEach(() => {
  delete window.praxisEarly;
});

const entry = (id: string, areas: string[], role = id) => entryOf(id, { roles: [role], areas });

describe('an address', () => {
  const registry = new Registry([
    entry('demo', ['/', '/apps']),
    entry('doctor', ['/doctor']),
    entry('rooms', ['/doctor/rooms']),
  ]);

  it.each([
    ['/', 'demo'],
    ['/apps/email', 'demo'],
    ['/doctor', 'doctor'],
    ['/doctor/patients', 'doctor'],
    ['/doctor/rooms/7', 'rooms'],
    ['/doctors', undefined],
    ['/nowhere', undefined],
  ])('%s belongs to %s', (path, id) => {
    expect(registry.entryOf(path)?.id).toBe(id);
  });
});

describe('a manifest', () => {
  it('is requested again after a failure', async () => {
    const responses = [
      { status: 0, text: '' },
      { status: 404, text: '' },
      { status: 500, text: '' },
    ];
    const doctor = entry('doctor', ['/doctor']);
    const registry = new Registry([doctor]);
    for (const expected of ['unreachable', 'missing', 'unreachable']) {
      window.praxisEarly = {
        config: Promise.resolve({ status: 0, text: '' }),
        remotes: Promise.resolve({ status: 0, text: '' }),
        manifests: { [doctor.address.href]: Promise.resolve(responses.shift()!) },
        requested: new Set(),
        reads: {},
        filesOf: () => [],
      };
      await expect(registry.manifest(doctor)).rejects.toMatchObject({ reason: expected });
    }
  });
});
