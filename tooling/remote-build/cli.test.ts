import { spawnSync } from 'node:child_process';
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { directoryWith } from '../testing/temporary-directory';

const program = path.join(import.meta.dirname, 'cli.mjs');

/** First line that `praxis-remote` prints when it refuses a command. */
function refusalOf(words: readonly string[], files: Record<string, string> = project) {
  const cwd = directoryWith(files);
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(status).toBe(1);
  return (stderr.trim().split('\n')[0] ?? '').replace(path.resolve(cwd), '.');
}

const project = { 'package.json': JSON.stringify({ name: '@hospital/remote-nurse' }) };

test.each([
  [[], 'Name a command.'],
  [['realease', '--to', '/nowhere'], 'There is no command "realease".'],
  [['build', 'nurse'], 'Unexpected argument "nurse".'],
  [['build', '--to', '/nowhere'], "Unknown option '--to'."],
  [['dev', '--keep', '3'], "Unknown option '--keep'."],
  [['release', 'nurse', '--to', '/nowhere'], 'Unexpected argument "nurse".'],
  [['rollback', '1.0.0', '2.0.0', '--to', '/nowhere'], 'Unexpected argument "2.0.0".'],
  [['releases'], 'Name the folder that the apps are served from: --to <directory>.'],
])('rejects %j', (words, line) => expect(refusalOf(words)).toBe(line));

/** A project that was built at a time, in seconds. */
function projectBuiltAt(time: number) {
  const cwd = directoryWith({
    ...project,
    'src/app.ts': '',
    'dist/remote.json': '{ "id": "nurse", "version": "1.0.0" }',
  });
  utimesSync(path.join(cwd, 'dist/remote.json'), time, time);
  return cwd;
}

test('tells when a released build is older than the sources', () => {
  const now = Date.now() / 1000;
  const outputAt = (time: number) =>
    spawnSync(process.execPath, [program, 'release', '--to', 'served'], {
      cwd: projectBuiltAt(time),
      encoding: 'utf8',
    }).stdout;
  const note = 'src/app.ts has changed since it was built. To release that: npm run build';
  expect(outputAt(now - 3_600)).toContain(note);
  expect(outputAt(now + 3_600)).toMatch(/^Released nurse .*\n$/);
});

test.each([
  [
    'in a folder of no app',
    {},
    'There is no package.json in .. Run this in the folder of the app.',
  ],
  [
    'a package without a name',
    { 'package.json': '{}' },
    'package.json in . has no "name", such as "remote-nurse".',
  ],
  [
    'a package with a syntax error',
    { 'package.json': '{ "name": "remote-nurse", }' },
    expect.stringMatching(/^package\.json in \. is not valid JSON: /),
  ],
])('names what is wrong: %s', (_what, files, line) => {
  expect(refusalOf(['releases', '--to', '/nowhere'], files)).toEqual(line);
});
