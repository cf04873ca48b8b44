import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Config } from '../boot/config';
import { loadRegistry } from './load-registry';

const config: Config = {
  backEnd: 'simulated',
  remoteOrigins: ['https://apps.example/', 'nonsense'],
};
const grant = {
  manifest: 'https://apps.example/doctor/remote.json',
  realm: 'practice',
  roles: ['doctor'],
  areas: ['/doctor'],
};
const patient = {
  ...grant,
  manifest: 'https://apps.example/patient/remote.json',
  roles: ['patient'],
  areas: ['/patient'],
};

function load(status: number, body: string, deployed = config) {
  window.praxisEarly = {
    config: Promise.resolve({ status: 200, text: '{}' }),
    remotes: Promise.resolve({ status, text: body }),
    manifests: {},
    asked: new Set(),
    asks: {},
    filesOf: () => [],
  };
  return loadRegistry(deployed);
}

const loadEntry = async (entry: unknown, id = 'doctor') =>
  await load(200, JSON.stringify({ [id]: entry, patient }));

afterEach(() => {
  delete window.praxisEarly;
});

it('are read at run time, and comments in the file are no apps', async () => {
  const registry = await load(
    200,
    JSON.stringify({ $comment: 'Written by hand', $schema: {}, doctor: grant, patient }),
  );
  expect(registry.entries.map(({ id, address, fault }) => [id, address.href, fault])).toEqual([
    ['doctor', grant.manifest, undefined],
    ['patient', patient.manifest, undefined],
  ]);
});

it('an area that ends in a slash is the same area', async () => {
  const registry = await loadEntry({ ...grant, areas: ['/doctor/', '/'] });
  expect(registry.entryOf('/doctor')?.areas).toEqual(['/doctor', '/']);
});

describe('what is wrong with one entry is its own alone', () => {
  let told: jest.SpiedFunction<typeof console.error>;
  beforeEach(() => {
    told = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => told.mockRestore());

  it.each([
    ['without areas', { ...grant, areas: [] }, { reason: 'wrongEntry', place: 'doctor.areas' }],
    ['with an area that is no path', { ...grant, areas: ['doctor'] }, { place: 'doctor.areas.0' }],
    ['without roles', { ...grant, roles: undefined }, { place: 'doctor.roles' }],
    ['of no realm', { ...grant, realm: 'elsewhere' }, { place: 'doctor.realm' }],
    ['that is a text', 'https://apps.example', { place: 'doctor' }],
    ['that is nothing', null, { place: 'doctor' }],
    ['with no address', { ...grant, manifest: 'http://' }, { place: 'doctor.manifest' }],
    [
      'from an origin that is not listed',
      { ...grant, manifest: 'https://evil.example/remote.json' },
      { reason: 'originNotAllowed', place: 'doctor.manifest' },
    ],
  ])('an entry %s', async (_, entry, fault) => {
    const registry = await loadEntry(entry);
    const doctor = registry.entryOf('/doctor/patients');
    expect(doctor?.fault).toMatchObject({ file: '/remotes.json', ...fault });
    await expect(registry.manifest(doctor!)).rejects.toMatchObject({ reason: 'misconfigured' });
    expect(registry.entryOf('/patient')?.fault).toBeUndefined();
  });

  it('an app whose name no container can have', async () => {
    const registry = await loadEntry(grant, 'Doctor App');
    expect(registry.entryOf('/doctor')?.fault).toMatchObject({ place: 'Doctor App' });
  });

  it('its people are told, as far as it says who they are', async () => {
    const registry = await loadEntry({ ...grant, manifest: undefined });
    const who = { realm: 'practice', userData: { role: 'doctor' } } as never;
    expect(registry.entryFor(who)?.fault).toMatchObject({ place: 'doctor.manifest' });
    expect(told).not.toHaveBeenCalled();
  });

  it.each([7, { ...grant, roles: [] }])(
    'one that says of nobody that they have it is told of on the console: %j',
    async (entry) => {
      await loadEntry(entry);
      expect(told).toHaveBeenCalledWith(
        expect.objectContaining({ place: expect.stringContaining('doctor') }),
      );
    },
  );
});

describe('code comes from the web servers that are listed, and from nowhere else', () => {
  it.each([
    'javascript:hostile()',
    'data:text/javascript,hostile()',
    'blob:https://apps.example/5f0c',
    'ftp://apps.example/remote.json',
    'https://apps.example@evil.example/remote.json',
    'https://somebody:secret@apps.example/remote.json',
    '//evil.example/remote.json',
    '/\\evil.example/remote.json',
  ])('%s', async (manifest) => {
    // Without its "https://" an origin is one that all addresses without a computer share.
    const listed: Config = { ...config, remoteOrigins: ['https://apps.example', 'localhost:3101'] };
    const registry = await load(200, JSON.stringify({ doctor: { ...grant, manifest } }), listed);
    const doctor = registry.entryOf('/doctor');
    expect(doctor?.fault).toMatchObject({ reason: 'originNotAllowed', place: 'doctor.manifest' });
    await expect(registry.manifest(doctor!)).rejects.toMatchObject({ reason: 'misconfigured' });
    const canary = { manifest, share: 100 };
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    const other = await load(200, JSON.stringify({ doctor: { ...grant, canary } }), listed);
    expect(other.entryOf('/doctor')?.canary).toBeUndefined();
    told.mockRestore();
  });
});

describe('a second version', () => {
  const canary = { manifest: 'https://apps.example/next/remote.json', share: 5, accounts: ['d-7'] };

  it('is read with its entry', async () => {
    const registry = await loadEntry({ ...grant, canary });
    expect(registry.entryOf('/doctor')?.canary).toEqual(canary);
  });

  it.each([
    ['for nobody', { share: undefined, accounts: undefined }, 'doctor.canary'],
    ['for more than all', { share: 120 }, 'doctor.canary.share'],
    ['for an account that is no text', { accounts: [7] }, 'doctor.canary.accounts.0'],
    ['from elsewhere', { manifest: 'https://evil.example/remote.json' }, 'doctor.canary'],
    ['with a hash that is none', { integrity: 'sha1' }, 'doctor.canary.integrity'],
  ])('%s is nobody’s, and all have the regular one', async (_, changes, place) => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    const registry = await loadEntry({ ...grant, canary: { ...canary, ...changes } });
    const doctor = registry.entryOf('/doctor');
    expect([doctor?.address.href, doctor?.fault, doctor?.canary]).toEqual([
      grant.manifest,
      undefined,
      undefined,
    ]);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ place }));
    told.mockRestore();
  });
});

describe('a file that is no list of apps stops the product', () => {
  it.each([
    ['missing', 404, '', { reason: 'missing' }],
    ['out of reach', 0, '', { reason: 'unreachable' }],
    ['refused by a server that fails', 503, '', { reason: 'unreachable' }],
    ['not JSON', 200, '<html>', { reason: 'notJson' }],
    ['a list', 200, '[]', { reason: 'wrongEntry' }],
  ])('%s', async (_, status, body, fault) => {
    await expect(load(status, body)).rejects.toMatchObject({ file: '/remotes.json', ...fault });
  });
});
