import { describe, expect, it } from '@jest/globals';
import { sdkVersion, type RemoteManifest, type RemoteGrant } from '@praxis/sdk';
import { checkManifest } from './check-manifest';
import { satisfiesRange } from './satisfies-range';

const label = { en: 'Rooms', de: 'Räume', fr: 'Salles', pt: 'Salas' };
const grant: RemoteGrant & { id: string } = {
  id: 'rooms',
  manifest: 'https://rooms.example/remote.json',
  realm: 'practice',
  roles: ['doctor'],
  areas: ['/rooms'],
};
const manifest: RemoteManifest = {
  id: 'rooms',
  version: '1.4.0',
  sdk: '^1.0.0',
  realm: 'practice',
  roles: ['doctor'],
  areas: ['/rooms'],
  landing: '/rooms/list',
  menu: [{ entries: [{ path: '/rooms/list', label, icon: [['path', { d: 'M12 22V12' }]] }] }],
  profileMenu: [],
  pages: [
    {
      paths: ['/rooms/list', '/rooms/list/:id'],
      title: label,
      feature: 'rooms',
      code: ['assets/list.1.js'],
      shared: [],
      reads: ['GET /api/v1/rooms'],
      lazy: { code: ['assets/room.1.js'], shared: [], reads: [] },
    },
  ],
  files: {
    entry: 'assets/entry.1.js',
    module: ['assets/module.1.js'],
    texts: { rooms: { en: ['assets/rooms-texts-en.1.js'] } },
  },
  hashes: { 'assets/entry.1.js': 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' },
};

const withIcon = (icon: unknown) => ({
  menu: [{ entries: [{ path: '/rooms/list', label, icon }] }],
});
const check = (changes: object) => () =>
  checkManifest(grant, JSON.stringify({ ...manifest, ...changes }));

describe('the manifest of a role app', () => {
  it('is accepted unchanged if it declares only what the app is granted', () => {
    expect(check({})()).toEqual(manifest);
  });

  it('opens only granted pages to everybody', () => {
    const text = JSON.stringify({
      ...manifest,
      pages: [{ ...manifest.pages[0], paths: ['/rooms/list', '/rooms/list/:id'], open: true }],
    });
    const opening = (open?: string[]) => () => checkManifest({ ...grant, open }, text);
    expect(opening(['/rooms/list'])().pages[0]?.open).toBe(true);
    expect(opening()).toThrow('notGranted');
    expect(opening(['/rooms/li', '/rooms/list/new'])).toThrow('notGranted');
  });

  it.each([
    ['an area', { areas: ['/rooms', '/doctor'] }],
    ['a role', { roles: ['doctor', 'admin'] }],
    ['a realm', { realm: 'demo' }],
    ['another name', { id: 'doctor' }],
  ])('is rejected if it declares %s that it is not granted', (_, changes) => {
    expect(check(changes)).toThrow('notGranted');
  });

  it.each(['^99.1.0', '^0.9.0'])('of an app for the sdk %s fails with both versions', (sdk) => {
    expect(check({ sdk })).toThrow(`incompatible. 1.4.0 ${sdk} ${sdkVersion}`);
  });

  it.each([
    ['a label without English', { pages: [{ ...manifest.pages[0], title: { de: 'x' } }] }],
    ['no files', { files: undefined }],
    ['an icon with a script', withIcon([['script', {}]])],
    ['an icon with an event handler', withIcon([['path', { d: 'M12 22V12', onclick: 'x' }]])],
    ['an icon that loads a resource', withIcon([['path', { fill: 'url(https://evil.example)' }]])],
    ['an empty icon', withIcon([])],
    ['an invalid hash', { hashes: { 'assets/entry.1.js': 'none' } }],
    [
      'a file on another host',
      { files: { ...manifest.files, entry: 'https://evil.example/x.js' } },
    ],
    ['a file above its folder', { files: { ...manifest.files, entry: '../x.js' } }],
  ])('is broken with %s', (_, changes) => {
    expect(check(changes)).toThrow('broken');
  });

  it('falls back to English in languages that are newer than the app', () => {
    const [page] = check({
      pages: [{ ...manifest.pages[0], title: { en: 'Rooms', de: 'Räume' } }],
    })().pages;
    expect(page?.title).toEqual({ en: 'Rooms', de: 'Räume', fr: 'Rooms', pt: 'Rooms' });
  });

  it('ignores languages that are newer than the shell', () => {
    const texts = { rooms: { en: ['assets/en.1.js'], xx: ['assets/xx.1.js'] } };
    const { pages, files } = check({
      pages: [{ ...manifest.pages[0], title: { ...label, xx: 'Xx' } }],
      files: { ...manifest.files, texts },
    })();
    expect(pages[0]?.title).toEqual(label);
    expect(files.texts).toEqual(texts);
  });

  it('is broken if it is not JSON', () => {
    expect(() => checkManifest(grant, '<!doctype html>')).toThrow('broken');
  });
});

describe('a version range', () => {
  it.each([
    ['1.0.0', '^1.0.0', true],
    ['1.2.3', '^1.2.0', true],
    ['1.3.0', '^1.2.9', true],
    ['1.2.3', '^1.2.4', false],
    ['2.0.0', '^1.0.0', false],
    ['1.0.0', '1.0.0', false],
    ['1.0.0', '^one', false],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(satisfiesRange(version, range)).toBe(expected);
  });
});
