import { spawnSync } from 'node:child_process';
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
