import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { directoryWith } from '../testing/temporary-directory';
import { rootDirectory } from '../workspace.mjs';

/** A build of a role app whose files contain its name; `common` is the same in all builds. */
export function buildOf(name: string, more: Readonly<Record<string, string>> = {}): string {
  const entry = `assets/entry.${hashOf(name)}.js`;
  return directoryWith({
    [entry]: `code of ${name}`,
    [`${entry}.br`]: `code of ${name}, compressed`,
    [common]: 'the same in all',
    'remote.json': JSON.stringify({ version: '1.0.0', entry, name }),
    '.sources': 'hash',
    ...more,
  });
}

export const common = 'assets/common.cccccccc.js';

export const entryOf = (name: string) => `assets/entry.${hashOf(name)}.js`;

const hashOf = (name: string) => Buffer.from(name.padEnd(6, '0').slice(0, 6)).toString('hex');

/** The text of a served file; undefined if it does not exist. */
export function served(root: string, file: string, app = 'nurse'): string | undefined {
  const target = path.join(root, app, file);
  return existsSync(target) ? readFileSync(target, 'utf8') : undefined;
}

/** Name of the build whose manifest is served. Also checks its files. */
export function liveBuild(root: string): string {
  const { name, entry } = JSON.parse(served(root, 'remote.json') ?? '{}') as {
    name: string;
    entry: string;
  };
  expect(served(root, entry)).toBe(`code of ${name}`);
  expect(served(root, `${entry}.br`)).toBe(`code of ${name}, compressed`);
  expect(served(root, common)).toBe('the same in all');
  return name;
}

/** Runs a command in a process of its own. */
export function run(command: string, ...parameters: string[]): ChildProcess {
  const file = path.join(rootDirectory, `tooling/commands/${command}.mjs`);
  return spawn(process.execPath, [file, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Output and exit code of a command. */
export function outcomeOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
