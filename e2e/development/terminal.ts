import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { requireFreePorts } from '../../tooling/ports.mjs';
import { appIds } from '../../tooling/workspace.mjs';

/** `npm run dev` in a terminal. */
export interface Terminal {
  /** Of the shell. */
  url: string;
  /** How much is written so far. */
  length(): number;
  /** How often something is written so far. */
  times(text: string): number;
  /** Waits until something is written, after as much as `from`. */
  says(text: string, from?: number): Promise<void>;
  /** Presses Ctrl-C. */
  interrupt(): Promise<number | null>;
}

/** Starts `npm run dev` for one app in a copy of the workspace. */
export async function startDeveloping(directory: string, app: string): Promise<Terminal> {
  const port = await freeRow();
  const program = path.join(directory, 'tooling/commands/dev.mjs');
  const child = spawn(process.execPath, [program, app], {
    cwd: directory,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return {
    url: `http://localhost:${port}`,
    length: () => said.length,
    times: (text) => said.split(text).length - 1,
    async says(text, from = 0) {
      while (!said.includes(text, from)) {
        if (child.exitCode !== null) throw new Error(`It ended:\n${said}`);
        await setTimeout(50);
      }
    },
    interrupt() {
      child.kill('SIGINT');
      return ended;
    },
  };
}

/** The first of as many free ports, one after the other, as there are apps. */
async function freeRow(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const row = appIds.map((_, index) => first + index);
    const free = await requireFreePorts(row, '127.0.0.1').then(
      () => true,
      () => false,
    );
    if (free) return first;
  }
}
