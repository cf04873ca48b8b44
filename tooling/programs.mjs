import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Path of the script behind a command that a package installs. Reads the package's manifest from
 * disk, because a package need not export it.
 * @param {string} name of the package
 * @param {string} [command] for a package that installs several commands
 */
export function programOf(name, command) {
  const manifest = (require.resolve.paths(name) ?? [])
    .map((directory) => path.join(directory, name, 'package.json'))
    .find((file) => existsSync(file));
  if (!manifest) throw new Error(`${name} is not installed. Run npm ci.`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[command ?? name]);
}
