import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The script behind a command that a package installs.
 * @param {string} name of the package
 * @param {string} [command] where the package installs several
 */
export function programOf(name, command) {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = require(manifest);
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[command ?? name]);
}
