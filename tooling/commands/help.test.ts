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

test.each(commands)('%s rejects an unknown option and names it', (_name, program) => {
  const words = [path.join(rootDirectory, program), '--nonsense'];
  const { status, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    timeout: 30_000,
    env: { ...process.env, PORT: '4390' },
  });
  expect(stderr).toContain('--nonsense');
  expect(status).toBe(1);
});
