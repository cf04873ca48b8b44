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
    requested: new Set(),
    reads: {},
    filesOf: () => [],
  };
  return loadRegistry(deployed);
}

const loadEntry = async (entry: unknown, id = 'doctor') =>
  await load(200, JSON.stringify({ [id]: entry, patient }));

afterEach(() => {
  delete window.praxisEarly;
});

it('reads the apps at run time and ignores comments in the file', async () => {
  const registry = await load(
    200,
    JSON.stringify({ $comment: 'Written by hand', $schema: {}, doctor: grant, patient }),
  );
  expect(registry.entries.map(({ id, address, fault }) => [id, address.href, fault])).toEqual([
    ['doctor', grant.manifest, undefined],
    ['patient', patient.manifest, undefined],
  ]);
});

it('ignores a trailing slash of an area and of an open path', async () => {
  const registry = await loadEntry({ ...grant, areas: ['/doctor/', '/'], open: ['/doctor/tour/'] });
  expect(registry.entryOf('/doctor')?.areas).toEqual(['/doctor', '/']);
  expect(registry.openEntryOf('/doctor/tour')?.id).toBe('doctor');
});

describe('an invalid entry does not affect the others', () => {
  let reported: jest.SpiedFunction<typeof console.error>;
  beforeEach(() => {
    reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => reported.mockRestore());

  it.each([
    ['without areas', { ...grant, areas: [] }, { reason: 'wrongEntry', place: 'doctor.areas' }],
    [
      'with an area that is not a path',
      { ...grant, areas: ['doctor'] },
      { place: 'doctor.areas.0' },
    ],
    ['without roles', { ...grant, roles: undefined }, { place: 'doctor.roles' }],
    ['with an unknown realm', { ...grant, realm: 'elsewhere' }, { place: 'doctor.realm' }],
    ['that is a string', 'https://apps.example', { place: 'doctor' }],
    ['that is null', null, { place: 'doctor' }],
    ['with an invalid address', { ...grant, manifest: 'http://' }, { place: 'doctor.manifest' }],
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

  it('an app whose name is not a valid container name', async () => {
    const registry = await loadEntry(grant, 'Doctor App');
    expect(registry.entryOf('/doctor')?.fault).toMatchObject({ place: 'Doctor App' });
  });

  it('is shown to its users, if its roles are known', async () => {
    const registry = await loadEntry({ ...grant, manifest: undefined });
    const user = { realm: 'practice', userData: { role: 'doctor' } } as never;
    expect(registry.entryFor(user)?.fault).toMatchObject({ place: 'doctor.manifest' });
    expect(reported).not.toHaveBeenCalled();
  });

  it.each([7, { ...grant, roles: [] }])(
    'is reported on the console if it has no roles: %j',
    async (entry) => {
      await loadEntry(entry);
      expect(reported).toHaveBeenCalledWith(
        expect.objectContaining({ place: expect.stringContaining('doctor') }),
      );
    },
  );
});

describe('rejects addresses outside of the listed origins', () => {
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
    // Without "https://" a listed origin is the opaque `null`, as that of all `data:` addresses.
    const listed: Config = { ...config, remoteOrigins: ['https://apps.example', 'localhost:3101'] };
    const registry = await load(200, JSON.stringify({ doctor: { ...grant, manifest } }), listed);
    const doctor = registry.entryOf('/doctor');
    expect(doctor?.fault).toMatchObject({ reason: 'originNotAllowed', place: 'doctor.manifest' });
    await expect(registry.manifest(doctor!)).rejects.toMatchObject({ reason: 'misconfigured' });
    const canary = { manifest, share: 100 };
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    const other = await load(200, JSON.stringify({ doctor: { ...grant, canary } }), listed);
    expect(other.entryOf('/doctor')?.canary).toBeUndefined();
    reported.mockRestore();
  });
});

describe('a canary version', () => {
  const canary = { manifest: 'https://apps.example/next/remote.json', share: 5, accounts: ['d-7'] };

  it('is read with its entry', async () => {
    const registry = await loadEntry({ ...grant, canary });
    expect(registry.entryOf('/doctor')?.canary).toEqual(canary);
  });

  it.each([
    ['without share and accounts', { share: undefined, accounts: undefined }, 'doctor.canary'],
    ['with a share over 100%', { share: 120 }, 'doctor.canary.share'],
    ['with an account that is not a string', { accounts: [7] }, 'doctor.canary.accounts.0'],
    [
      'from an origin that is not listed',
      { manifest: 'https://evil.example/remote.json' },
      'doctor.canary',
    ],
    ['with an invalid hash', { integrity: 'sha1' }, 'doctor.canary.integrity'],
  ])('%s is ignored, and all users have the regular version', async (_, changes, place) => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    const registry = await loadEntry({ ...grant, canary: { ...canary, ...changes } });
    const doctor = registry.entryOf('/doctor');
    expect([doctor?.address.href, doctor?.fault, doctor?.canary]).toEqual([
      grant.manifest,
      undefined,
      undefined,
    ]);
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ place }));
    reported.mockRestore();
  });
});

describe('an invalid file stops the product', () => {
  it.each([
    ['missing', 404, '', { reason: 'missing' }],
    ['unreachable', 0, '', { reason: 'unreachable' }],
    ['behind a failing server', 503, '', { reason: 'unreachable' }],
    ['not JSON', 200, '<html>', { reason: 'notJson' }],
    ['a list', 200, '[]', { reason: 'wrongEntry' }],
  ])('%s', async (_, status, body, fault) => {
    await expect(load(status, body)).rejects.toMatchObject({ file: '/remotes.json', ...fault });
  });
});
