import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Config } from '../boot/config';
import { loadRegistry, Registry, type RemoteEntry } from './registry';

const config: Config = { backEnd: 'simulated', remoteOrigins: ['https://apps.example'] };
const grant = {
  manifest: 'https://apps.example/doctor/remote.json',
  realm: 'practice',
  roles: ['doctor'],
  areas: ['/doctor'],
};

function givenRemotesJson(status: number, body: string) {
  window.praxisEarly = {
    config: Promise.resolve({ status: 200, text: '{}' }),
    remotes: Promise.resolve({ status, text: body }),
    manifests: {},
    asked: new Set(),
    asks: {},
    filesOf: () => [],
  };
}

afterEach(() => {
  delete window.praxisEarly;
  jest.restoreAllMocks();
});

describe('/remotes.json', () => {
  it('is read at run time', async () => {
    givenRemotesJson(200, JSON.stringify({ doctor: grant }));
    const registry = await loadRegistry(config);
    expect(registry.entries.map(({ id, address }) => [id, address.href])).toEqual([
      ['doctor', grant.manifest],
    ]);
  });

  it.each([
    ['missing', 404, '', { reason: 'missing' }],
    ['not JSON', 200, '<html>', { reason: 'notJson' }],
    [
      'without areas',
      200,
      JSON.stringify({ doctor: { ...grant, areas: [] } }),
      { reason: 'wrongEntry', place: 'doctor.areas' },
    ],
    ['a list', 200, '[]', { reason: 'wrongEntry' }],
    [
      'an app from an origin that is not listed',
      200,
      JSON.stringify({ doctor: { ...grant, manifest: 'https://evil.example/remote.json' } }),
      { reason: 'originNotAllowed', place: 'doctor.manifest' },
    ],
  ])('is refused when it is %s', async (_, status, body, fault) => {
    givenRemotesJson(status, body);
    await expect(loadRegistry(config)).rejects.toMatchObject({ file: '/remotes.json', ...fault });
  });
});

const entry = (id: string, areas: string[], role = id): RemoteEntry => ({
  id,
  realm: 'practice',
  roles: [role],
  areas,
  manifest: '',
  address: new URL(`https://apps.example/${id}/remote.json`),
});

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
  it('that failed to come is asked for again', async () => {
    const answers = [
      { status: 0, text: '' },
      { status: 500, text: '' },
    ];
    const doctor = entry('doctor', ['/doctor']);
    const registry = new Registry([doctor]);
    for (const expected of ['unreachable', 'missing']) {
      window.praxisEarly = {
        config: Promise.resolve({ status: 0, text: '' }),
        remotes: Promise.resolve({ status: 0, text: '' }),
        manifests: { [doctor.address.href]: Promise.resolve(answers.shift()!) },
        asked: new Set(),
        asks: {},
        filesOf: () => [],
      };
      await expect(registry.manifest(doctor)).rejects.toMatchObject({ reason: expected });
    }
  });
});
