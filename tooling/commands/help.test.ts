import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

const { scripts } = JSON.parse(readFileSync(path.join(rootDirectory, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The npm scripts that run a program of this folder: name and program. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, program] = /^node (tooling\/commands\/\S+)$/.exec(line) ?? [];
  return program ? [[name, program] as const] : [];
});

test('finds the commands in package.json', () => expect(commands.length).toBeGreaterThan(10));

/** Runs a program and returns its output. Throws if it exits with a code other than 0. */
const outputOf = (program: string, word: string) =>
  execFileSync(process.execPath, [path.join(rootDirectory, program), word], { encoding: 'utf8' });

test.each(commands)('%s prints its usage and does nothing else', (name, program) => {
  const help = outputOf(program, '--help');
  const script = name === 'test' || name === 'start' ? name : `run ${name}`;
  expect(help).toMatch(new RegExp(`^Usage: npm ${script}( |\\n)`));
  expect(outputOf(program, '-h')).toBe(help);
});

/** Runs a program with words that it rejects, before it does anything. */
function refusalOf(program: string, words: readonly string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(rootDirectory, program), ...words],
    { encoding: 'utf8', timeout: 30_000, env: { ...process.env, PORT: '4390' } },
  );
  expect(status).toBe(1);
  return stderr.trim();
}

test.each(commands)('%s rejects an unknown option and names it', (_name, program) => {
  expect(refusalOf(program, ['--nonsense'])).toMatch(/^Unknown option '--nonsense'\.?\n\nUsage: /);
});

/** Words that a command takes; the others take none, or only words that they know. */
const taken: Readonly<Record<string, readonly string[]>> = {
  policy: ['shell/dist'],
  release: ['doctor', '--to', '/nowhere'],
  rollback: ['doctor', '1.0.0', '--to', '/nowhere'],
  releases: ['doctor', '--to', '/nowhere'],
};

test.each(commands)('%s rejects a word too many and names it', (name, program) => {
  const [line = ''] = refusalOf(program, [...(taken[name] ?? []), 'surplus']).split('\n');
  expect(line).toMatch(/^(Unexpected argument|There is no \w+|Unknown picture) ['"]surplus['"]/);
});
