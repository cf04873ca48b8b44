import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { directoryWith } from '../testing/temporary-directory';
import { release } from './release.mjs';
import { buildOf, ended, entryOf, liveBuild, run, served } from './testing';

const app = 'nurse';

test('releases at the same time lose nothing: each is whole, and one of them is live', async () => {
  const root = directoryWith({});
  const names = ['a', 'b', 'c', 'd'];
  const results = await Promise.all(
    names.map((name) => ended(run('release', app, '--to', root, '--from', buildOf(name)))),
  );
  expect(results.map(({ code, output }) => [code, output])).toEqual(
    names.map(() => [0, expect.stringContaining('Released nurse')]),
  );
  expect(names).toContain(liveBuild(root));
  for (const name of names) expect(served(root, entryOf(name))).toBe(`code of ${name}`);
});

test('a release says the way back to what was live, unless that was cleared', async () => {
  const root = directoryWith({});
  await release({ root, app, from: buildOf('first') });
  const saidWith = async (name: string, keep: string) =>
    (await ended(run('release', app, '--to', root, '--from', buildOf(name), '--keep', keep)))
      .output;
  expect(await saidWith('second', '2')).toContain('The way back to 1.0.0-');
  const said = await saidWith('third', '1');
  expect(said).toContain('Cleared 1.0.0-');
  expect(said).not.toContain('The way back');
});

test('releases that clear and releases that bring the same files do not take them from each other', async () => {
  const root = directoryWith({});
  await release({ root, app, from: buildOf('first') });
  const names = ['a', 'b', 'c', 'd'];
  await Promise.all(
    names.map((name) =>
      ended(run('release', app, '--to', root, '--from', buildOf(name), '--keep', '1')),
    ),
  );
  expect(names).toContain(liveBuild(root));
});

test('a release that is killed leaves what is live untouched, and the next one goes through', async () => {
  const root = directoryWith({});
  await release({ root, app, from: buildOf('good') });
  const many = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [
      `assets/part-${index}.${String(index).padStart(12, '0')}.js`,
      'code',
    ]),
  );
  const from = buildOf('bad', many);
  let killedHalfWay = 0;
  for (const delay of [0, 15, 40]) {
    const child = run('release', app, '--to', root, '--from', from);
    const end = ended(child);
    while (child.exitCode === null && readdirSync(path.join(root, app, '.releases')).length < 4)
      await wait(2);
    await wait(delay);
    child.kill('SIGKILL');
    if ((await end).code === null) killedHalfWay += 1;
    expect(liveBuild(root)).toBe('good');
  }
  expect(killedHalfWay).toBeGreaterThan(0);
  const { version } = await release({ root, app, from });
  expect(liveBuild(root)).toBe('bad');
  expect(version.files).toHaveLength(404);
});
