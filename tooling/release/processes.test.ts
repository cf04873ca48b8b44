import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { directoryWith } from '../testing/temporary-directory';
import { release } from './release.mjs';
import { buildOf, entryOf, liveBuild, outcomeOf, run, served } from './testing';

const app = 'nurse';

test('completes concurrent releases, of which one is live', async () => {
  const root = directoryWith({});
  const names = ['a', 'b', 'c', 'd'];
  const results = await Promise.all(
    names.map((name) => outcomeOf(run('release', app, '--to', root, '--from', buildOf(name)))),
  );
  expect(results.map(({ code, output }) => [code, output])).toEqual(
    names.map(() => [0, expect.stringContaining('Released nurse')]),
  );
  expect(names).toContain(liveBuild(root));
  for (const name of names) expect(served(root, entryOf(name))).toBe(`code of ${name}`);
});

test('prints how to roll back, unless the previous version was removed', async () => {
  const root = directoryWith({});
  await release({ root, app, from: buildOf('first') });
  const releaseOutput = async (name: string, keep: string) =>
    (await outcomeOf(run('release', app, '--to', root, '--from', buildOf(name), '--keep', keep)))
      .output;
  expect(await releaseOutput('second', '2')).toContain('To roll back to 1.0.0-');
  const output = await releaseOutput('third', '1');
  expect(output).toContain('Removed 1.0.0-');
  expect(output).not.toContain('To roll back');
});

test('keeps shared files when concurrent releases remove old versions', async () => {
  const root = directoryWith({});
  await release({ root, app, from: buildOf('first') });
  const names = ['a', 'b', 'c', 'd'];
  await Promise.all(
    names.map((name) =>
      outcomeOf(run('release', app, '--to', root, '--from', buildOf(name), '--keep', '1')),
    ),
  );
  expect(names).toContain(liveBuild(root));
});

test('leaves the live version untouched when a release is killed, and completes the next one', async () => {
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
    const end = outcomeOf(child);
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

// On Linux, where such places exist. Each command had a loop of its own without an end there.
(process.platform === 'linux' ? test.each : test.skip.each)([
  ['release', [app, '--to', '/proc/x', '--from', buildOf('good')]],
  ['pack', ['--to', '/proc/x']],
])(
  '%s ends with one line where nothing can be written',
  async (command, words) => {
    const child = run(command, ...words);
    // Commands check the builds first, which takes long on a busy machine.
    const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
    const { code, output } = await outcomeOf(child);
    clearTimeout(timer);
    expect(output.trim()).toBe(
      'No folder can be created in /proc. Name another place than /proc/x.',
    );
    expect(code).toBe(1);
  },
  90_000,
);
