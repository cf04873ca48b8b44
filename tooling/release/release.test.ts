import { lstatSync, readdirSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { directoryWith, putFiles } from '../testing/temporary-directory';
import { releaseTable } from './release-table.mjs';
import { release, rollBack } from './release.mjs';
import { buildOf, common, entryOf, liveBuild, served } from './testing';

const app = 'nurse';
const put = (root: string, name: string, options: { keep?: number; commit?: string } = {}) =>
  release({ root, app, from: buildOf(name), ...options });

test('serves all files of a release except hidden ones', async () => {
  const root = directoryWith({});
  const { version, before } = await put(root, 'one');
  expect(liveBuild(root)).toBe('one');
  expect(before).toBeUndefined();
  expect(version.version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  expect(served(root, '.sources')).toBeUndefined();
});

test('keeps files of earlier releases available to open pages', async () => {
  const root = directoryWith({});
  await put(root, 'one');
  await put(root, 'two');
  expect(liveBuild(root)).toBe('two');
  expect(served(root, entryOf('one'))).toBe('code of one');
});

test('switches all files with fixed names with one symlink', async () => {
  const root = directoryWith({});
  const page = (name: string) => buildOf(name, { 'remote.json.br': name, 'extra/help.txt': name });
  await release({ root, app, from: page('one') });
  const fixed = ['remote.json', 'remote.json.br', 'extra/help.txt'];
  const before = fixed.map((file) => lstatSync(path.join(root, app, file)).ino);
  await release({ root, app, from: page('two') });
  expect(fixed.map((file) => lstatSync(path.join(root, app, file)).ino)).toEqual(before);
  expect(served(root, 'extra/help.txt')).toBe('two');
  // The first version has a compressed copy, the next one has none.
  await put(root, 'three');
  expect(served(root, 'remote.json.br')).toBeUndefined();
});

test('gives manifests of different versions different times, so that a web server sends the new one', async () => {
  const root = directoryWith({});
  const times = [];
  for (const name of ['one', 'two', 'six']) {
    await put(root, name);
    times.push(Math.floor(statSync(path.join(root, app, 'remote.json')).mtimeMs / 1_000));
  }
  expect(new Set(times).size).toBe(3);
});

test('stores files that versions share once', async () => {
  const root = directoryWith({});
  const { version: one } = await put(root, 'one');
  const { version: two } = await put(root, 'two');
  const inodes = [one, two].map(
    ({ version }) => statSync(path.join(root, app, '.releases', version, common)).ino,
  );
  expect(inodes[0]).toBe(inodes[1]);
});

test('copies the configuration with the first release and never overwrites it', async () => {
  const root = directoryWith({});
  await release({ root, app, from: buildOf('one', { 'config.json': 'of the build' }) });
  expect(served(root, 'config.json')).toBe('of the build');
  putFiles(root, { 'nurse/config.json': 'of the deployment' });
  await release({ root, app, from: buildOf('two', { 'config.json': 'of the next' }) });
  await rollBack({ root, app });
  expect(served(root, 'config.json')).toBe('of the deployment');
});

test('makes a build that is released again the newest version', async () => {
  const root = directoryWith({});
  const { version } = await put(root, 'one');
  await put(root, 'two');
  expect((await put(root, 'one')).version.version).toBe(version.version);
  expect(liveBuild(root)).toBe('one');
  await rollBack({ root, app });
  expect(liveBuild(root)).toBe('two');
});

describe('removal of old versions', () => {
  test('removes only files that no kept version contains', async () => {
    const root = directoryWith({ 'nurse/robots.txt': "the operator's" });
    await put(root, 'one');
    await put(root, 'two');
    const { cleared, before } = await put(root, 'three', { keep: 2 });
    expect(cleared).toHaveLength(1);
    expect(served(root, entryOf('one'))).toBeUndefined();
    expect(served(root, entryOf('two'))).toBe('code of two');
    expect(served(root, 'robots.txt')).toBe("the operator's");
    expect(liveBuild(root)).toBe('three');
    expect((await rollBack({ root, app })).version.version).toBe(before);
    expect(liveBuild(root)).toBe('two');
  });

  test('keeps the live version complete if only one is kept', async () => {
    const root = directoryWith({});
    for (const name of ['one', 'two', 'three']) await put(root, name, { keep: 1 });
    expect(liveBuild(root)).toBe('three');
    expect(readdirSync(path.join(root, app, 'assets'))).toHaveLength(3);
  });
});

describe('rollback', () => {
  test('goes to the previous version, one at a time', async () => {
    const root = directoryWith({});
    for (const name of ['one', 'two', 'three']) await put(root, name);
    await rollBack({ root, app });
    expect(liveBuild(root)).toBe('two');
    await rollBack({ root, app });
    expect(liveBuild(root)).toBe('one');
    await expect(rollBack({ root, app })).rejects.toThrow('There is no version of nurse before');
  });

  test('goes to a version by its name or a part of it', async () => {
    const root = directoryWith({});
    const { version } = await put(root, 'one');
    await put(root, 'two');
    await put(root, 'three');
    await rollBack({ root, app, to: version.version.slice(-8) });
    expect(liveBuild(root)).toBe('one');
    await expect(rollBack({ root, app, to: '1.0.0' })).rejects.toThrow('matches several');
    await expect(rollBack({ root, app, to: 'gone' })).rejects.toThrow('no version "gone"');
    await expect(rollBack({ root, app: 'other' })).rejects.toThrow('Nothing of other');
  });

  test('fails if files of the version are missing, until its build is released again', async () => {
    const root = directoryWith({});
    const { version } = await put(root, 'one');
    await put(root, 'two');
    truncateSync(path.join(root, app, '.releases', version.version, entryOf('one')));
    await expect(rollBack({ root, app })).rejects.toThrow(`incomplete: ${entryOf('one')}`);
    expect(liveBuild(root)).toBe('two');
    await put(root, 'one');
    expect(liveBuild(root)).toBe('one');
  });
});

test('makes a directory that was deployed by other means a version to roll back to', async () => {
  const root = directoryWith({});
  putFiles(path.join(root, app), {
    [entryOf('old')]: 'code of old',
    [`${entryOf('old')}.br`]: 'code of old, compressed',
    [common]: 'the same in all',
    'remote.json': JSON.stringify({ name: 'old', entry: entryOf('old') }),
    'remote.json.br': 'of the old one',
  });
  await put(root, 'new');
  expect(liveBuild(root)).toBe('new');
  expect(served(root, 'remote.json.br')).toBeUndefined();
  await rollBack({ root, app });
  expect(liveBuild(root)).toBe('old');
  expect(served(root, 'remote.json.br')).toBe('of the old one');
});

test('lists version, commit, time, live mark, and size', async () => {
  const root = directoryWith({});
  await put(root, 'one', { commit: 'abcdef12' });
  const { version } = await put(root, 'two');
  await rollBack({ root, app });
  const lines = (await releaseTable(root)).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(
    new RegExp(`^nurse +${version.version} +– +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC +4 +1 kB$`),
  );
  expect(lines[2]).toMatch(/^nurse +live +1\.0\.0-[0-9a-f]{8} +abcdef12 /);
  await expect(releaseTable(root, 'other')).rejects.toThrow('Nothing of other was released');
});

test('rejects a directory without a build', async () => {
  const from = directoryWith({ 'readme.txt': '' });
  await expect(
    release({ root: directoryWith({}), app, from: path.join(from, 'dist') }),
  ).rejects.toThrow('There is no build in');
});
