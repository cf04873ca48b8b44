import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { directoryWith, putFiles } from './testing/temporary-directory';
import { release } from './release.mjs';

const before = 'assets/entry.aaaaaaaaaaaa.js';
const after = 'assets/entry.bbbbbbbbbbbb.js';

function releasedOnce() {
  const build = directoryWith({
    [before]: 'old code',
    [`${before}.br`]: 'old code, compressed',
    'remote.json': before,
    'config.json': 'of the build',
    '.sources': 'hash',
  });
  return { build, served: directoryWith({}) };
}

const read = (directory: string, file: string) => readFileSync(path.join(directory, file), 'utf8');

test('a first release brings everything but hidden files', async () => {
  const { build, served } = releasedOnce();
  expect(await release({ from: build, to: served })).toEqual([
    before,
    `${before}.br`,
    'config.json',
    'remote.json',
  ]);
  expect(read(served, 'remote.json')).toBe(before);
});

test('the next release keeps the files that open pages may ask for', async () => {
  const { build, served } = releasedOnce();
  await release({ from: build, to: served });
  const next = directoryWith({ [after]: 'new code', 'remote.json': after });
  expect(await release({ from: next, to: served })).toEqual([after, 'remote.json']);
  expect(read(served, 'remote.json')).toBe(after);
  expect(read(served, after)).toBe('new code');
  expect(read(served, before)).toBe('old code');
});

test('a page and its compressed copies are of one release', async () => {
  const { served } = releasedOnce();
  putFiles(served, { 'index.html': 'old', 'index.html.br': 'old', 'index.html.gz': 'old' });
  const next = directoryWith({ 'index.html': 'new', 'index.html.br': 'new' });
  await release({ from: next, to: served });
  expect(read(served, 'index.html.br')).toBe('new');
  expect(existsSync(path.join(served, 'index.html.gz'))).toBe(false);
});

test("the deployment's own configuration is left as it is", async () => {
  const { build, served } = releasedOnce();
  putFiles(served, { 'config.json': 'of the deployment' });
  await release({ from: build, to: served });
  expect(read(served, 'config.json')).toBe('of the deployment');
});

test('nothing half-written stays behind', async () => {
  const { build, served } = releasedOnce();
  const written = await release({ from: build, to: served });
  expect(written.some((file) => existsSync(path.join(served, `${file}.arriving`)))).toBe(false);
});
