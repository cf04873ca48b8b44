import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { totalmem } from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The script behind a command that a package installs. Its manifest is looked for as a file: a
 * package need not export it.
 * @param {string} name of the package
 * @param {string} [command] where the package installs several
 */
export function programOf(name, command) {
  const manifest = (require.resolve.paths(name) ?? [])
    .map((directory) => path.join(directory, name, 'package.json'))
    .find((file) => existsSync(file));
  if (!manifest) throw new Error(`${name} is not installed. Run npm ci.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[command ?? name]);
}

/**
 * Node's young generation, megabytes. What a test or a build makes and drops outlives the usual one of 16,
 * and is then collected at length: that took an eighth of the time of both.
 */
export const roomForNew = '--max-semi-space-size=64';

/**
 * How much a program may hold before Node looks through all of it for what is left over, in
 * megabytes: beginning with little, it does so again and again while a program grows.
 */
export const roomAtFirst = `--initial-heap-size=${Math.min(2000, Math.round(totalmem() / 2 ** 23))}`;
