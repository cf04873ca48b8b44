import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { requireFreePorts } from '../../tooling/ports.mjs';
import { appIds } from '../../tooling/workspace.mjs';

/** A terminal with `npm run dev`. */
export interface Terminal {
  /** URL of the shell. */
  url: string;
  /** Number of characters printed so far. */
  length(): number;
  /** Number of occurrences of a text so far. */
  count(text: string): number;
  /** Waits until a text is printed, after the first `from` characters. */
  waitFor(text: string, from?: number): Promise<void>;
  /** Presses Ctrl-C. */
  interrupt(): Promise<number | null>;
}

/** Starts `npm run dev` for one app in a copy of the workspace. */
export async function startDevServer(directory: string, app: string): Promise<Terminal> {
  const port = await findFreePorts();
  const program = path.join(directory, 'tooling/commands/dev.mjs');
  const child = spawn(process.execPath, [program, app], {
    cwd: directory,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    url: `http://localhost:${port}`,
    length: () => output.length,
    count: (text) => output.split(text).length - 1,
    async waitFor(text, from = 0) {
      while (!output.includes(text, from)) {
        if (child.exitCode !== null) throw new Error(`The dev server ended:\n${output}`);
        await setTimeout(50);
      }
    },
    interrupt() {
      child.kill('SIGINT');
      return ended;
    },
  };
}

/** First of a row of consecutive free ports, one per app. */
async function findFreePorts(): Promise<number> {
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
